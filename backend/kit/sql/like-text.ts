/** A part of a `like` pattern that matches the literal text, in lower case, anywhere. */
export const likeText = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
