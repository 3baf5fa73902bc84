/** A text as the database takes it: without NUL, and without halves of a letter. */
export const clean = (text: string): string => text.replaceAll("\0", "").replaceAll(/\p{Surrogate}/gu, "\ufffd")
