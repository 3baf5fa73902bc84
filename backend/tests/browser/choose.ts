import { expect, type Locator, type Page } from "@playwright/test"

/** One of antd's selects, by its label; its text is the word that is chosen. */
export const choiceOf = (page: Page, label: string) =>
  page.locator(".ant-select").filter({ has: page.getByRole("combobox", { name: label }) })

/** Opens a select and chooses a word of it. */
export async function choose(page: Page, label: string, word: string): Promise<void> {
  await choiceOf(page, label).click()
  await page.locator(".ant-select-dropdown:visible").getByTitle(word, { exact: true }).click()
  await expect(choiceOf(page, label)).toContainText(word)
}

/**
 * Ticks a box, or chooses a radio button, that the shop's own drawing covers: by its label, once that is at rest. (A forced
 * click does not wait for a sheet that is still opening.)
 */
export async function tick(box: Locator): Promise<void> {
  await box.locator("xpath=ancestor::label[1]").click()
  await expect(box).toBeChecked()
}
