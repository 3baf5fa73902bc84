import { INSIGHT } from "@silai/contracts/insight/limits"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { allowInsight, count, countStep, insightAllowed, startInsight } from "./insight-log"

const sent: string[] = []
let stop: () => void
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  sent.length = 0
  insightAllowed.set(false)
  vi.stubGlobal(
    "Blob",
    class {
      constructor([text]: [string]) {
        sent.push(text)
      }
    },
  )
  Object.defineProperty(navigator, "sendBeacon", { value: () => true, configurable: true })
  stop = startInsight()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})
const leave = () => window.dispatchEvent(new Event("pagehide"))
const events = () => sent.flatMap((text) => (JSON.parse(text) as { events: { name: string }[] }).events)

test("sends nothing before the shopper allows it, and later nothing of what happened before", () => {
  countStep("product")
  leave()
  allowInsight(true)
  leave()
  expect(events()).toEqual([{ name: "visit", source: "direct" }])
})

test("counts one visit with its first source, however often a page is loaded in its tab", () => {
  window.history.replaceState(null, "", "/?utm_source=instagram")
  allowInsight(true)
  window.history.replaceState(null, "", "/explore")
  stop()
  stop = startInsight()
  leave()
  expect(events()).toEqual([{ name: "visit", source: "social" }])
})

test("counts a step once in a visit, and nothing once the shopper no longer allows it", () => {
  allowInsight(true)
  countStep("product")
  countStep("product")
  leave()
  expect(events().filter(({ name }) => name === "step")).toHaveLength(1)
  countStep("bag")
  allowInsight(false)
  leave()
  expect(events().filter(({ name }) => name === "step")).toHaveLength(1)
  expect(localStorage.getItem("silai.insight")).toBeNull()
})

test("splits more events than one batch holds into several", () => {
  allowInsight(true)
  for (let n = 0; n < INSIGHT.maxEvents + 3; n++) count({ name: "searchWithoutResult", words: `linen ${n}` })
  leave()
  expect(sent.map((text) => (JSON.parse(text) as { events: unknown[] }).events.length)).toEqual([INSIGHT.maxEvents, 4])
})
