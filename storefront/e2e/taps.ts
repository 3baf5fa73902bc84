import type { Page } from "@playwright/test"

/** Counts every press of a finger on the page and in the payment window; typing is no tap. Begin before the first page. */
export async function countTaps(page: Page): Promise<() => number> {
  let taps = 0
  await page.exposeBinding("countTap", () => {
    taps += 1
  })
  await page.addInitScript(() => {
    const tell = (globalThis as { countTap?: () => void }).countTap
    addEventListener("pointerdown", (event) => event.isTrusted && tell?.(), { capture: true })
  })
  return () => taps
}
