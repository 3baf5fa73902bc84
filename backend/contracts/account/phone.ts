import { PHONE } from "./limits"

/** What stands between the digits; also the marks of direction that a phone's address book copies along. */
const between = /[\s().\-\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * A phone number as people write it (+91 98765 43210, 098765-43210, 919876543210) in the stored form: ten digits.
 * Anything else returns its digits, and fails the pattern.
 */
export function phoneOf(written: string): string {
  const digits = written.replace(between, "").replace(/^(?:\+|00(?=91))/, "")
  if (/^91\d{10}$/.test(digits)) return digits.slice(2)
  return /^0\d{10}$/.test(digits) ? digits.slice(1) : digits
}

/** The value of a phone field while it is typed or pasted into: at most ten digits, without +91, a leading 0, spaces and hyphens. */
export function typedPhone(typed: string): string {
  const digits = typed.replace(/\D/g, "")
  const bare = digits.length > PHONE.digits ? digits.replace(/^(?:0{0,2}91|0)(?=\d{10})/, "") : digits
  return bare.slice(0, PHONE.digits)
}
