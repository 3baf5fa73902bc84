import { createHash } from "node:crypto"
import { countedContact, type ProvenContact } from "@silai/contracts/account/known-buyer"
import { mailboxOf } from "@silai/contracts/account/mailbox"
import type { CouponPerson } from "@silai/contracts/coupon/service"

/** The key that counts a person's first order, whichever coupon it uses. */
export const FIRST_ORDER = "first_order"

const hash = (text: string) => createHash("sha256").update(text).digest("base64url")

/** An e-mail counts as written, as in older counts, and by its mailbox. */
const entered = ({ phone, email }: ProvenContact) => [
  phone && `phone ${phone}`,
  email && `email ${email.toLowerCase()}`,
  email && `email ${mailboxOf(email)}`,
]
const proven = ({ phone, email }: ProvenContact) => [
  phone && `proven phone ${phone}`,
  email && `proven email ${mailboxOf(email)}`,
]
const keys = (texts: readonly (string | null)[]) => [...new Set(texts.flatMap((text) => (text ? [hash(text)] : [])))]

/**
 * How a coupon's limits know a person: by hashes, so that the counts outlive an account without naming anyone. `who`: by
 * what this person is limited, as `countedContact` says. `also`: what a use of theirs counts for as well, so that no
 * guest with the same contact has another.
 */
export function personKeys(person: CouponPerson): { who: string[]; also: string[] } {
  const own = person.proven ?? { phone: null, email: null }
  const who = keys([
    ...(person.customerId ? [`customer ${person.customerId}`] : []),
    ...proven(own),
    ...entered(countedContact(person)),
  ])
  return { who, also: keys([...entered(person), ...entered(own)]).filter((key) => !who.includes(key)) }
}
