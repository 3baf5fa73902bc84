import type { BodyOf } from "@silai/contracts/call"
import type { insightCalls } from "@silai/contracts/insight/calls"
import { INSIGHT, type InsightStep } from "@silai/contracts/insight/limits"
import { getStored, setStored } from "~/lib/device/storage"
import { createStore } from "~/lib/store"
import { sourceOf } from "./visit-source"

type Batch = BodyOf<typeof insightCalls.log>
type Event = Batch["events"][number]

const CALL: (typeof insightCalls.log)["path"] = "/customer/insight/log"
const KEY = "silai.insight"
/** Events that this visit has already counted; a visit is one tab. */
const COUNTED = "silai.insight.counted"

/** Whether this shopper lets the shop count, for what the page shows of it. */
export const insightAllowed = createStore(false)
/**
 * Read each time: the first page counts before its frame has started. Nothing is sent, or stored to be sent, before the
 * shopper has agreed.
 */
const isAllowedHere = () => getStored(KEY) === "yes"

let waiting: Event[] = []

/** Counts something, each time that it happens. It is sent with others when the page is left. */
export function count(event: Event): void {
  if (!isAllowedHere()) return
  waiting.push(event)
  if (waiting.length >= INSIGHT.maxEvents) send()
}

/** Counts something once in a visit. `name`: the same thing, although it may be said otherwise the next time. */
export function countOnce(event: Event, name = JSON.stringify(event)): void {
  if (!isAllowedHere()) return
  const counted = (getStored(COUNTED, "sessionStorage") ?? "").split("\n")
  if (counted.includes(name)) return
  setStored(COUNTED, [...counted.filter(Boolean), name].join("\n"), "sessionStorage")
  count(event)
}

export const countStep = (step: InsightStep): void => countOnce({ name: "step", step })

/** A beacon is sent even after the page closes, and its response is not read. */
function send(): void {
  const events = waiting
  waiting = []
  if (!events.length) return
  const batch: Batch = { consent: true, events }
  navigator.sendBeacon?.(`/api${CALL}`, new Blob([JSON.stringify(batch)], { type: "application/json" }))
}

function countVisit(): void {
  const { referrer } = document
  // A page that is loaded later in the visit comes from the shop itself.
  countOnce({ name: "visit", source: sourceOf(referrer, location.hostname, location.search) }, "visit")
}

export function allowInsight(isAllowed: boolean): void {
  setStored(KEY, isAllowed ? "yes" : null)
  insightAllowed.set(isAllowed)
  if (isAllowed) countVisit()
  else waiting = []
}

/** Reads the shopper's choice, and sends what was counted when the page is left. */
export function startInsight(): () => void {
  if (isAllowedHere()) {
    insightAllowed.set(true)
    countVisit()
  }
  const leave = () => {
    if (document.visibilityState === "hidden") send()
  }
  document.addEventListener("visibilitychange", leave)
  window.addEventListener("pagehide", send)
  return () => {
    document.removeEventListener("visibilitychange", leave)
    window.removeEventListener("pagehide", send)
  }
}
