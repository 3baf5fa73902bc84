import { expect, type Page } from "@playwright/test"
import { theShop } from "./shop"

/**
 * Waits until the page reacts to clicks: the server renders it first, React hydrates it a moment later, and when the
 * session is known, everything else of the start has happened too.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("main")
    return (
      main !== null &&
      Object.keys(main).some((key) => key.startsWith("__reactProps")) &&
      !document.querySelector("[data-asking]")
    )
  })
}

/** Opens a page of the shop by its path. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(theShop().shop + path)
  await untilAlive(page)
}

/** Waits for the pictures that the window shows; what the page still fetches beside them is not waited for. */
export const picturesAreThere = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every((one) => one.complete || one.getBoundingClientRect().top > innerHeight),
  )

/** The page's own address, without the host. */
export const expectPath = (page: Page, path: string | RegExp) =>
  expect(page).toHaveURL(typeof path === "string" ? theShop().shop + path : path)
