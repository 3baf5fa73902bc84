// Matched only at the start of a word: from each letter of a long word it would take a second.
const email = /(?<![^\s@<>,;])[^\s@<>,;]+@[^\s@<>,;]+/g
/** Ten digits or more, however they are separated. */
const phone = /(?:\+?\p{Nd}[\s().-]{0,2}){9,}\p{Nd}/gu
const hidden = "•••"

/** Free text for readers without access to phones and e-mails. A postal address stays: it looks like any other words. */
export const hideContact = (text: string): string => text.replace(email, hidden).replace(phone, hidden)
