import { houseRefusals } from "@silai/contracts/house/messages"
import { log } from "@silai/kit/log"
import { asRefusal, refuse } from "@silai/kit/refuse"

/** The reply for one order of many that could not be done; errors that are no refusals are logged. */
export function whyNot(error: unknown, orderId: string | undefined): { message: string; code: string } {
  const known = asRefusal(error)
  if (!known) log("error", "an order of many not done", { order: orderId, cause: String(error) })
  const { message, code } = known ?? refuse(houseRefusals.fault)
  return { message, code }
}
