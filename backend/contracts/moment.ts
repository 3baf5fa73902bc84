import { z } from "zod"

const earliest = Date.UTC(2000, 0, 1)
const latest = Date.UTC(2100, 0, 1)

/**
 * A moment as an ISO text with its offset; read as UTC. Years far from ours are refused: the database and the calendars of programs
 * disagree about them.
 */
export const moment = z.iso.datetime({ offset: true }).max(40)
  .refine((text) => Date.parse(text) >= earliest && Date.parse(text) < latest, "A day in this century, please.")
  .transform((text) => new Date(text).toISOString())
