import { DeliveryError } from "./delivery-error"

/** Builds a message from a topic's facts. @throws a permanent `DeliveryError` when they are not complete: a retry would not help */
export function whole<Made>(topic: string, make: () => Made): Made {
  try {
    return make()
  } catch (error) {
    throw new DeliveryError("permanent", `the facts for "${topic}" are not complete: ${faultOf(error)}`)
  }
}

/** Names the fields, never their content: the log must not contain what people entered. */
function faultOf(error: unknown): string {
  const issues = (error as { issues?: { path: PropertyKey[]; message: string }[] }).issues
  return issues ? issues.map(({ path, message }) => `${path.join(".")} (${message})`).join("; ") : String(error)
}
