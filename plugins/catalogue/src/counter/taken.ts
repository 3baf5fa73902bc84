import type { Refused } from "@silai/kit/refuse"

/** Which unique rule a write broke, by its name in the database; null when it broke none. */
function brokenRule(error: unknown): string | null {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string }
  return code === "23505" ? (constraint ?? "") : null
}

/** Turns a broken unique rule into what the shopkeeper understands; the rule, not an earlier look, is the judge of a race. */
export async function sayingTaken<T>(
  work: () => Promise<T>,
  refusalOf: (rule: string | null, error: Error) => Refused | undefined,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw refusalOf(brokenRule(error), error as Error) ?? error
  }
}
