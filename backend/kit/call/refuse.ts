import { type Refusal, sentenceOf } from "@silai/contracts/refusal"

/**
 * The refusal that a caller gets. Recognised by `code`, never by class: it may cross a workflow boundary as a plain
 * object.
 */
export type RefusalFact = {
  code: string
  status: number
  message: string
  field?: string
  level: "info" | "warn" | "error"
  data?: Record<string, unknown>
}

export class Refused extends Error implements RefusalFact {
  readonly code: string
  readonly status: number
  readonly field?: string
  readonly level: "info" | "warn" | "error"
  readonly data?: Record<string, unknown>
  constructor(fact: RefusalFact) {
    super(fact.message)
    this.code = fact.code
    this.status = fact.status
    this.field = fact.field
    this.level = fact.level
    this.data = fact.data
  }
}

/**
 * Builds the error to throw for a catalogue entry: `throw refuse(bagRefusals.line_full, name, size)`. Arguments become
 * part of the sentence. Internal detail belongs in the log, never in the arguments.
 */
export function refuse<Args extends unknown[]>(refusal: Refusal<Args>, ...args: Args): Refused {
  return new Refused({
    code: refusal.code,
    status: refusal.status,
    field: refusal.field,
    level: refusal.level ?? "info",
    message: sentenceOf(refusal as Refusal, args),
  })
}

/** A refusal with data as well as its sentence (requirements §7: `outOfStockItems`). */
export function refuseWith<Args extends unknown[]>(
  data: Record<string, unknown>,
  refusal: Refusal<Args>,
  ...args: Args
): Refused {
  return new Refused({
    ...refuse(refusal, ...args),
    message: sentenceOf(refusal as Refusal, args),
    data,
  } as RefusalFact)
}

export function asRefusal(error: unknown): RefusalFact | null {
  if (typeof error !== "object" || error === null) return null
  const { code, status, message } = error as Partial<RefusalFact>
  const isOurs =
    typeof code === "string" && code.includes(".") && typeof status === "number" && typeof message === "string"
  return isOurs ? (error as RefusalFact) : null
}
