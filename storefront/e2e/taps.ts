import type { Page } from "@playwright/test"

/** Counts every press of a finger on the page and in the payment window; typing is not a tap. Start before the first page. */
export async function countTaps(page: Page): Promise<() => number> {
  let taps = 0
  await page.exposeBinding("countTap", () => {
    taps += 1
  })
  await page.addInitScript(() => {
    const here = globalThis as { countTap?: () => void; countsTaps?: boolean }
    // A frame's first page may reuse the window of the empty one before it, and with it this listener.
    if (here.countsTaps) return
    here.countsTaps = true
    addEventListener("pointerdown", (event) => event.isTrusted && here.countTap?.(), { capture: true })
  })
  return () => taps
}
