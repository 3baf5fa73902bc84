/** A part of a `like` pattern that matches the text itself, in small letters, wherever it stands. */
export const likeText = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
