import { plainOf, untilSettled } from "../plain"
import { EMAIL } from "./limits"

/** "Ravi <ravi@example.com>", as an address book copies it. */
const inBrackets = /^[^<>]*<([^<>]+)>$/

/**
 * An address as it was typed or pasted, in the stored form: lower case, without "mailto:", the name and the brackets of an address
 * book, the quotes around it and a comma after it. Anything else stays as it is, and fails the pattern.
 */
export const emailOf = untilSettled((written) => {
  const plain = plainOf(written).replace(/^[\s,;]+|[\s,;]+$/g, "")
  return (inBrackets.exec(plain)?.[1] ?? plain)
    .trim()
    .replace(/^(["'])(.*)\1$/, "$2")
    .replace(/^mailto:/i, "")
    .toLowerCase()
})

/** The one rule for an address: forms, calls and the mailer have no other, so every address that is entered can be sent to. */
export const isEmail = (address: string): boolean =>
  address.length <= EMAIL.maxLength && address.indexOf("@") <= EMAIL.maxLocal && EMAIL.pattern.test(address)
