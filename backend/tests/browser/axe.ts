import AxeBuilder from "@axe-core/playwright"
import { expect, type Page } from "@playwright/test"

const rules = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]

/** A part that a fixed bar covers can be scrolled free; axe measures only the uncovered part. */
const isScrolledUnder = (summary: string) => /size because it is partially obscured/.test(summary)

/** The gate leaves accessibility to the proof: on two processors axe takes half of the back office's journeys. */
const isOff = process.env.AXE === "off"

/**
 * Expects no accessibility violation that axe finds (WCAG 2.2 AA). Animations must be over: colours half-way through a
 * fade prove nothing. `only`: these of axe's rules.
 */
export async function expectNoBarriers(page: Page, where: string, only?: string[]): Promise<void> {
  if (isOff) return
  await page.evaluate(() => {
    const over = document
      .getAnimations()
      .filter((one) => one.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
      .map((one) => one.finished.catch(() => undefined))
    // One that is paused, for example a message under the pointer, is never over.
    const longest = new Promise((resolve) => setTimeout(resolve, 3_000))
    return Promise.race([Promise.all(over), longest]).then(() => undefined)
  })
  // Only what fails is described, and no style sheet is fetched again: that takes longer than the rules themselves.
  const quick = { resultTypes: ["violations" as const], preload: false, iframes: false }
  const axe = new AxeBuilder({ page }).options(quick)
  // The usual mode opens a separate page for each run, only to look into frames of other origins, which are not ours.
  const found = await (only ? axe.withRules(only) : axe.withTags(rules)).setLegacyMode(true).analyze()
  const violations = found.violations
    .map((one) => ({ ...one, nodes: one.nodes.filter(({ failureSummary = "" }) => !isScrolledUnder(failureSummary)) }))
    .filter(({ nodes }) => nodes.length > 0)
  const barriers = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes
        .slice(0, 5)
        .map(
          ({ target, failureSummary }) =>
            `   ${target.join(" ")}\n     ${failureSummary?.split("\n").slice(1).join(" ")}`,
        )
        .join("\n")}`,
  )
  expect.soft(barriers, `barriers on ${where}`).toEqual([])
}

/** The same in the back office's other theme as well, without visiting twice: colours depend on the theme, structure does not. */
export async function expectNoBarriersInBothThemes(page: Page, where: string): Promise<void> {
  if (isOff) return
  // As if another window of the same user had changed it.
  const change = () =>
    page.evaluate(async () => {
      const app = document.querySelector(".ant-app") ?? document.body
      const { color } = getComputedStyle(app)
      localStorage.setItem("adminDarkTheme", String(localStorage.getItem("adminDarkTheme") !== "true"))
      window.dispatchEvent(new StorageEvent("storage", { key: "adminDarkTheme" }))
      // Each part takes on its colours in a separate frame; only then do its fades begin.
      // On a busy machine antd's own style sheet, which texts inherit from, comes later than that.
      const isOld = () => getComputedStyle(app).color === color
      for (let frames = 0; frames < 3 || (frames < 600 && isOld()); frames++)
        await new Promise((drawn) => requestAnimationFrame(drawn))
    })
  await expectNoBarriers(page, `${where}, light`)
  await change()
  await expectNoBarriers(page, `${where}, dark`, ["color-contrast"])
  await change()
}
