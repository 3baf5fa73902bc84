import { expect, type Page } from "@playwright/test"
import { theShop } from "../../backend/tests/browser/shop"
import { visit } from "../../backend/tests/browser/visit"

export const main = (page: Page) => page.getByRole("main")
export const expectText = (page: Page, sentence: string | RegExp) =>
  expect(page.getByText(sentence).first()).toBeVisible()
export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()

/** Saves what the back office's page shows; the message of an earlier save may still be visible. */
export async function save(page: Page, what: "shop" | "home page" = "shop"): Promise<void> {
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText(`Saved. The ${what} shows it now.`).last()).toBeVisible()
}

/** Opens a page of the profile, and waits for its data. */
export async function enter(page: Page, path: string, heading: string): Promise<void> {
  await visit(page, path)
  await expect(main(page).getByRole("heading", { level: 1, name: heading })).toBeVisible()
  await expect(main(page).getByText(/^Loading /)).toHaveCount(0)
}

/** A call by the page's own browser, as if made in another tab. */
export const callFrom = (page: Page, path: string, data: object) =>
  page.request.post(`${theShop().shop}/api/customer/${path}`, { data, headers: { origin: theShop().shop } })
