import { emailOf } from "./email"
import { phoneOf } from "./phone"

type Known = { phone: string | null; email: string | null }
type Typed = { phone: string; email: string }

/**
 * Whether the contact that a caller gives belongs to an account. One of both may be another: a new number, or the e-mail of
 * a relative who pays. If both are, nothing ties the caller to the account, and its owner would see a stranger's order and address.
 */
export const isContactOf = ({ phone, email }: Known, typed: Typed): boolean =>
  (phone !== null && phone === phoneOf(typed.phone)) ||
  (Boolean(email) && email?.toLowerCase() === emailOf(typed.email))
