/**
 * Room for a text as it is typed or pasted, before it is cleaned: a field with this limit cuts nothing, and the rule that counts
 * the cleaned text refuses it with a sentence.
 */
export const roomFor = (most: number): number => 2 * most + 400

/** An amount or a count, as it is typed or pasted: with its sign, blanks and unit. */
export const FIGURES = { maxTyped: 60 } as const
