/** Signs that a keyboard and a text processor write differently: an apostrophe, a long dash. */
const variants = /['\u2018\u2019\u02bc\u00b4`\u2010-\u2015\u2212]/g

/**
 * A part of a `like` pattern that matches the literal text, in lower case, anywhere. D'Souza finds D’Souza: any one sign
 * may be there.
 */
export const likeText = (text: string): string =>
  `%${text
    .toLowerCase()
    .replace(/[\\%_]/g, (sign) => `\\${sign}`)
    .replace(variants, "_")}%`
