import { BAD_BODY } from "@silai/contracts/house/limits"
import { z } from "zod"

export type Judged = { data: unknown; fault: null } | { data?: undefined; fault: { field: string; message: string } }

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
  const { path, message } = z.core.util.finalizeIssue(issue, { async: false }, z.core.config())
  return {
    fault: { field: cut(path.map(String).join("."), BAD_BODY.maxField), message: cut(message, BAD_BODY.maxSentence) },
  }
}
