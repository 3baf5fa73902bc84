import { PHONE } from "@silai/contracts/account/limits"

/** +91 98765 43210, as people read a number aloud; it does not break across lines. */
export const shownPhone = (phone: string): string => `${PHONE.prefix}\u00a0${phone.slice(0, 5)}\u00a0${phone.slice(5)}`

/** A hint that the owner recognises and a stranger does not. */
export const hintOfPhone = (phone: string): string => `the number ending in ${phone.slice(-4)}`
