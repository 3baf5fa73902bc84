import AxeBuilder from "@axe-core/playwright"
import { expect, type Page } from "@playwright/test"

const rules = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]

/** No barrier that a machine can find (WCAG 2.2 AA). The page must stand still: colours half-way through a fade prove nothing. */
export async function expectNoBarriers(page: Page, where: string): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((one) => one.finished.catch(() => undefined)),
    ),
  )
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  const told = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes
        .slice(0, 5)
        .map(
          ({ target, failureSummary }) =>
            `   ${target.join(" ")}\n     ${failureSummary?.split("\n").slice(1).join(" ")}`,
        )
        .join("\n")}`,
  )
  expect.soft(told, `barriers on ${where}`).toEqual([])
}
