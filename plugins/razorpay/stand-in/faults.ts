import type { FaultSwitch } from "@silai/kit/stand-in"

export type Faults = {
  /** What the API does instead of replying. `lost-reply` does the work and drops the connection before replying. */
  api: "none" | "throttle" | "server-error" | "reset" | "lost-reply" | "garbage" | "html" | "slow" | "hang"
  /** How many requests fail before the fault clears itself; 0 means until it is switched off. */
  apiTimes: number
  /** Affects only requests whose "METHOD /path" contains this text. */
  apiMatch: string
  slowMs: number
  /** `timeout`: delivered, but the reply counts as later than 5 s, so the event is sent again. */
  webhook: "normal" | "duplicate" | "out-of-order" | "delay" | "drop" | "wrong-signature" | "timeout"
  webhookDelayMs: number
  refund: "processed" | "pending-then-processed" | "pending-then-failed"
  refundDelayMs: number
  /** `authorise-late`: every payment stays without the bank's reply, and succeeds after `lateMs`. */
  payment: "normal" | "authorise-late"
  /** The account's setting for captures. `manual`: what the bank authorises stays authorised until the shop captures it. */
  capture: "automatic" | "manual"
  lateMs: number
}

export const noFaults: Faults = {
  api: "none",
  apiTimes: 0,
  apiMatch: "",
  slowMs: 3_000,
  webhook: "normal",
  webhookDelayMs: 3_000,
  refund: "processed",
  refundDelayMs: 2_000,
  payment: "normal",
  capture: "automatic",
  lateMs: 20_000,
}

export const faultSwitches: FaultSwitch[] = [
  {
    key: "api",
    label: "API",
    choices: ["none", "throttle", "server-error", "reset", "lost-reply", "garbage", "html", "slow", "hang"],
  },
  {
    key: "webhook",
    label: "Webhooks",
    choices: ["normal", "duplicate", "out-of-order", "delay", "drop", "wrong-signature", "timeout"],
  },
  { key: "refund", label: "Refunds", choices: ["processed", "pending-then-processed", "pending-then-failed"] },
  { key: "payment", label: "Payments", choices: ["normal", "authorise-late"] },
  { key: "capture", label: "Capture", choices: ["automatic", "manual"] },
]

/**
 * Merges the given switches into the current ones; `{reset:true}` clears them first. Throws in words on an unknown
 * switch or value, so that a test with a typo does not pass by accident.
 */
export function mergeFaults(now: Faults, body: Record<string, unknown>): Faults {
  const { reset, ...given } = body
  const merged: Record<string, unknown> = { ...(reset === true ? noFaults : now) }
  for (const [key, value] of Object.entries(given)) {
    if (!Object.hasOwn(noFaults, key)) throw new Error(`There is no fault switch "${key}".`)
    const choices = faultSwitches.find((entry) => entry.key === key)?.choices
    if (choices && !choices.includes(value as string)) throw new Error(`"${key}" is one of ${choices.join(", ")}.`)
    const wanted = typeof noFaults[key as keyof Faults]
    if (typeof value !== wanted) throw new Error(`"${key}" must be a ${wanted}.`)
    merged[key] = value
  }
  return merged as Faults
}
