import type { Refused } from "@silai/kit/refuse"

/** The name of the unique index that a write violated; null when it violated none. */
function brokenRule(error: unknown): string | null {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string }
  return code === "23505" ? (constraint ?? "") : null
}

/**
 * Turns a unique violation into a refusal that the shopkeeper understands. The index decides a race, not an earlier
 * read.
 */
export async function refusingTakenNames<T>(
  work: () => Promise<T>,
  refusalOf: (rule: string | null, error: Error) => Refused | undefined,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw refusalOf(brokenRule(error), error as Error) ?? error
  }
}
