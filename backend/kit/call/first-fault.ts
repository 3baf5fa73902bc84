import { BAD_BODY } from "@silai/contracts/house/limits"
import { z } from "zod"

/** `isOurs`: a sentence of the contracts, which names its field or is shown at it; others are zod's. */
type Fault = { field: string; message: string; isOurs: boolean }
export type Judged = { data: unknown; fault: null } | { data?: undefined; fault: Fault }

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

/**
 * Parses a body, and writes a sentence only for the first of its faults. zod's own `safeParse` writes a sentence for
 * each of them, which for a body of a few thousand wrong values takes longer than everything else together.
 */
export function firstFault(shape: z.ZodType, given: unknown): Judged {
  const result = shape._zod.run({ value: given, issues: [] }, { async: false })
  if (result instanceof Promise) throw new z.core.$ZodAsyncError()
  const [first] = result.issues
  if (!first) return { data: result.value, fault: null }
  // One of thousands of unknown names says as much as all of them.
  const issue =
    first.code === "unrecognized_keys"
      ? { ...first, keys: first.keys.slice(0, 1).map((key) => cut(key, BAD_BODY.maxField)) }
      : first
  const sentence = (one: z.core.$ZodRawIssue) => z.core.util.finalizeIssue(one, { async: false }, z.core.config())
  const { path, message } = sentence(issue)
  const isOurs = message !== sentence({ ...issue, inst: undefined, message: undefined } as z.core.$ZodRawIssue).message
  return {
    fault: {
      field: cut(path.map(String).join("."), BAD_BODY.maxField),
      message: cut(message, BAD_BODY.maxSentence),
      isOurs,
    },
  }
}
