import { test as base, type BrowserContext } from "@playwright/test"
import { endFaults, refillShelves, rememberSettings, resetTries } from "./shop"

/** Console messages that are not errors, each with the reason. */
const harmless = [
  // A refusal is a normal reply: the page shows its sentence, while Chromium logs the status. Server errors (5xx) are
  // caught separately.
  /Failed to load resource: the server responded with a status of 4\d\d/,
  // Some journeys disconnect on purpose.
  /Failed to load resource: net::ERR_INTERNET_DISCONNECTED/,
]

/** Collects the console errors of every page of a context, also of those opened later. */
export function listen(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on("console", (message) => {
    if (message.type() === "error" && !harmless.some((known) => known.test(message.text())))
      complaints.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on("weberror", (error) => complaints.push(`page error: ${error.error().stack ?? error.error().message}`))
  context.on("response", (response) => {
    if (response.status() >= 500)
      complaints.push(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  return complaints
}

type JourneyFixtures = {
  /** Messages that this journey provokes on purpose. */
  expectTrouble: (...known: RegExp[]) => void
  /** A second person with a separate browser, checked like the first. */
  anotherBrowser: () => Promise<BrowserContext>
}

/** A journey fails on any console error or 5xx, even if everything looked right. */
export const test = base.extend<JourneyFixtures & { quiet: { complaints: string[][]; known: RegExp[] } }>({
  quiet: [
    async ({ context }, give) => {
      const [restoreSettings] = await Promise.all([rememberSettings(), endFaults(), resetTries()])
      const quiet = { complaints: [listen(context)], known: [] as RegExp[] }
      await give(quiet)
      await Promise.all([refillShelves(), restoreSettings()])
      const trouble = quiet.complaints.flat().filter((line) => !quiet.known.some((known) => known.test(line)))
      if (trouble.length) throw new Error(`The pages complained:\n${trouble.join("\n")}`)
    },
    { auto: true },
  ],
  expectTrouble: async ({ quiet }, give) => give((...known) => void quiet.known.push(...known)),
  anotherBrowser: async (
    {
      browser,
      quiet,
      contextOptions,
      baseURL,
      viewport,
      userAgent,
      hasTouch,
      isMobile,
      deviceScaleFactor,
      serviceWorkers,
    },
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
        serviceWorkers,
      })
      opened.push(context)
      quiet.complaints.push(listen(context))
      return context
    })
    await Promise.all(opened.map((context) => context.close()))
  },
})

export { expect, type Locator, type Page } from "@playwright/test"
