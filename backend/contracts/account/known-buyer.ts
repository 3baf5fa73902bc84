import { mailboxOf } from "./mailbox"

/** The contact that an account has proven: its phone by OTP, its e-mail by a link or by Google. */
export type ProvenContact = { phone: string | null; email: string | null }
/** A buyer, with the contact that they entered. `proven`: of a signed-in customer; null for a guest. */
export type KnownBuyer = {
  customerId: string | null
  phone: string | null
  email: string | null
  proven: ProvenContact | null
}

/**
 * Which of the entered contact counts as this buyer's own in limits per person and for a first order. Anyone can enter
 * anyone's phone and e-mail, so:
 *
 * - A customer with a proven phone is known by the account and by what it has proven. What others did with the same
 *   contact, as guests or in their accounts, does not count.
 * - Anyone else is known by all that they entered as well: every earlier purchase with that phone or mailbox counts,
 *   whoever made it. Otherwise a guest could have a first order again and again. The owner of a contact that a stranger
 *   has used signs in.
 */
export function countedContact({ phone, email, proven }: KnownBuyer): ProvenContact {
  if (proven?.phone) return { phone: null, email: null }
  const isProven = email && proven?.email && mailboxOf(email) === mailboxOf(proven.email)
  return { phone, email: isProven ? null : email }
}
