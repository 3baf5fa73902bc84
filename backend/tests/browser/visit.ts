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

/** Waits for the pictures in the window. One outside it, in a slide or a closed panel, is not loaded until it is shown. */
export const picturesAreThere = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every((one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect()
      const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
      return one.complete || !isInWindow || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    }),
  )

/** The page's own address, without the host. */
export const expectPath = (page: Page, path: string | RegExp) =>
  expect(page).toHaveURL(typeof path === "string" ? theShop().shop + path : path)
