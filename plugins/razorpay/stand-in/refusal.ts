import type { Response } from "express"

/** Razorpay's error body: nearly everything is a 400 BAD_REQUEST_ERROR and differs only by its description. */
export class WireRefusal extends Error {
  constructor(
    readonly status: number,
    readonly description: string,
    readonly field?: string,
    readonly code = "BAD_REQUEST_ERROR",
  ) {
    super(description)
  }

  send(res: Response): void {
    const error = {
      code: this.code,
      description: this.description,
      source: "business",
      step: "payment_initiation",
      reason: "input_validation_failed",
      metadata: {},
      ...(this.field ? { field: this.field } : {}),
    }
    res.status(this.status).json({ error })
  }
}

export const badRequest = (description: string, field?: string) => new WireRefusal(400, description, field)
export const unknownId = () => badRequest("The id provided does not exist")
export const unknownFields = (names: string[]) =>
  badRequest(`${names.join(", ")} is/are not required and should not be sent`)

/** Refuses fields that Razorpay does not know, with its own sentence. */
export function onlyFields(body: Record<string, unknown>, known: readonly string[]): void {
  const strangers = Object.keys(body).filter((name) => !known.includes(name))
  if (strangers.length > 0) throw unknownFields(strangers)
}

/** An amount in paise, as Razorpay checks it. */
export function wholeAmount(value: unknown, least: number): number {
  if (typeof value !== "number" || !Number.isInteger(value))
    throw badRequest("The amount must be an integer.", "amount")
  if (value < least) throw badRequest(`The amount must be at least INR ${(least / 100).toFixed(2)}`, "amount")
  return value
}

/** Notes: at most 15 pairs of at most 256 characters. */
export function wireNotes(value: unknown): Record<string, string> {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return {}
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw badRequest("The notes must be an array.", "notes")
  const pairs = Object.entries(value).map(([key, text]) => [key, String(text)] as const)
  if (pairs.length > 15) throw badRequest("The notes field may not have more than 15 items.", "notes")
  if (pairs.some(([, text]) => text.length > 256))
    throw badRequest("The notes value may not be greater than 256 characters.", "notes")
  return Object.fromEntries(pairs)
}
