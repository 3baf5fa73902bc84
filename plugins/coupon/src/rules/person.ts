import { createHash } from "node:crypto"
import { mailboxOf } from "@silai/contracts/account/mailbox"
import type { CouponPerson } from "@silai/contracts/coupon/service"

/** What the one first order of a person is counted under, whichever coupon it is used with. */
export const FIRST_ORDER = "first_order"

/**
 * How a coupon's limits know a person: by account, phone and e-mail, each as a hash, so that the counts outlive an account without
 * naming anybody. An e-mail counts as it was written, which older counts have, and as the mailbox that it leads to. Sorted, because two transactions that count the same person take the rows in this order.
 */
export const whoOf = ({ customerId, phone, email }: CouponPerson): string[] =>
  [
    ...new Set([
      customerId && `customer ${customerId}`,
      phone && `phone ${phone}`,
      email && `email ${email.toLowerCase()}`,
      email && `email ${mailboxOf(email)}`,
    ]),
  ]
    .flatMap((one) => (one ? [createHash("sha256").update(one).digest("base64url")] : []))
    .sort()
