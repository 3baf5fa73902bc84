import { test as base, type BrowserContext } from "@playwright/test"
import { forgetTries, mendAll } from "./shop"

/** What a browser may say although all is well. Each with the reason why. */
const harmless = [
  // A refusal is an answer: the page shows its sentence, while Chromium names the status aloud. Trouble of the server's own (5xx) is caught by itself.
  /Failed to load resource: the server responded with a status of 4\d\d/,
  // The line is cut on purpose in some journeys.
  /Failed to load resource: net::ERR_INTERNET_DISCONNECTED/,
]

/** Listens to every page of a context, also to those opened later, for what a visitor's developer tools would show in red. */
export function listen(context: BrowserContext): string[] {
  const heard: string[] = []
  context.on("console", (message) => {
    if (message.type() === "error" && !harmless.some((known) => known.test(message.text())))
      heard.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on("weberror", (error) => heard.push(`page error: ${error.error().stack ?? error.error().message}`))
  context.on("response", (response) => {
    if (response.status() >= 500) heard.push(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  return heard
}

type Told = {
  /** Messages that this journey provokes on purpose. */
  expectTrouble: (...known: RegExp[]) => void
  /** A second person with a browser of their own, listened to like the first. */
  anotherBrowser: () => Promise<BrowserContext>
}

/** A journey fails when a page complains, or the server answers 5xx, even if everything looked right. */
export const test = base.extend<Told & { quiet: { heard: string[][]; known: RegExp[] } }>({
  quiet: [
    async ({ context }, give) => {
      await Promise.all([mendAll(), forgetTries()])
      const quiet = { heard: [listen(context)], known: [] as RegExp[] }
      await give(quiet)
      const trouble = quiet.heard.flat().filter((line) => !quiet.known.some((known) => known.test(line)))
      if (trouble.length) throw new Error(`The pages complained:\n${trouble.join("\n")}`)
    },
    { auto: true },
  ],
  expectTrouble: async ({ quiet }, give) => give((...known) => void quiet.known.push(...known)),
  anotherBrowser: async (
    { browser, quiet, contextOptions, baseURL, viewport, userAgent, hasTouch, isMobile, deviceScaleFactor },
    give,
  ) => {
    const opened: BrowserContext[] = []
    await give(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL,
        viewport,
        userAgent,
        hasTouch,
        isMobile,
        deviceScaleFactor,
      })
      opened.push(context)
      quiet.heard.push(listen(context))
      return context
    })
    await Promise.all(opened.map((context) => context.close()))
  },
})

export { expect, type Page } from "@playwright/test"
