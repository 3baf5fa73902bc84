import { MADE_FOR } from "./fit-limits"
import { fitMessages } from "./fit-messages"

/** The fault in another person's name as typed; nothing for the customer themselves (null). */
export function wrongMadeFor(typed: string | null): string | undefined {
  if (typed === null) return undefined
  const { length } = typed.trim()
  if (length === 0) return fitMessages.nameMissing
  return length > MADE_FOR.maxName ? fitMessages.nameLong : undefined
}
