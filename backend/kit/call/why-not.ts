import { houseRefusals } from "@silai/contracts/house/messages"
import { log } from "../process/log"
import { asRefusal, refuse } from "./refuse"

/** The reply for one thing among many that could not be done; errors that are no refusals are logged, with its `facts`. */
export function whyNot(error: unknown, facts: Record<string, unknown>): { message: string; code: string } {
  const known = asRefusal(error)
  if (!known) log("error", "one of many not done", { ...facts, cause: String(error) })
  const { message, code } = known ?? refuse(houseRefusals.fault)
  return { message, code }
}
