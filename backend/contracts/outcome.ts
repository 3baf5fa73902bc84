import { z } from "zod"

/** Of one thing among many: why it was not done. */
export const whyNotDone = {
  message: z.string().describe("why not"),
  code: z.string().nullable().describe("the refusal's code; null if not refused"),
}
