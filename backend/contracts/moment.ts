import { z } from "zod"

const [earliest, latest] = [Date.UTC(2000, 0, 1), Date.UTC(2100, 0, 1)]
/** Distant years are refused: databases and programs disagree about them. */
const isOurs = (text: string) => Date.parse(text) >= earliest && Date.parse(text) < latest

/** A moment as an ISO text with its offset; read as UTC. */
export const moment = z.iso
  .datetime({ offset: true })
  .max(40)
  .refine(isOurs, "A day in this century, please.")
  .transform((text) => new Date(text).toISOString())

/** A day, as 2026-01-31. */
export const day = z
  .string()
  .trim()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
  // 31 February matches the pattern, and would be a database error.
  .refine((text) => isOurs(text) && new Date(text).toISOString().startsWith(text))
