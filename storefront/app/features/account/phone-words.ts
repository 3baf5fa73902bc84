import { PHONE } from "@silai/contracts/account/limits"

/** +91 98765 43210, as people read a number out; its parts stay on one line. */
export const shownPhone = (phone: string): string => `${PHONE.prefix}\u00a0${phone.slice(0, 5)}\u00a0${phone.slice(5)}`

/** A number that its owner recognises and a passer-by does not. */
export const hintOfPhone = (phone: string): string => `the number ending in ${phone.slice(-4)}`
