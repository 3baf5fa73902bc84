const email = /[^\s@<>,;]+@[^\s@<>,;]+/g
/** Ten figures or more, however they are set apart. */
const phone = /(?:\+?\p{Nd}[\s().-]{0,2}){9,}\p{Nd}/gu
const hidden = "•••"

/** Free text for somebody who sees no phones and e-mails. An address in words stays: nothing tells it from other words. */
export const hideContact = (text: string): string => text.replace(email, hidden).replace(phone, hidden)
