/** Which unique rule a write broke, by its name in the database; null when it broke none. */
export function brokenRule(error: unknown): string | null {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string }
  return code === "23505" ? (constraint ?? "") : null
}

/** A part of a `like` pattern that matches the text itself, wherever it stands. */
export const likeText = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
