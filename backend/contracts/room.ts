/**
 * Room for a text as it is typed or pasted, before it is cleaned: a field with this limit cuts nothing, and the rule that counts
 * the cleaned text refuses it with a sentence.
 */
export const roomFor = (most: number): number => 2 * most + 400
