import { createHash } from "node:crypto"
import { mailboxOf } from "@silai/contracts/account/mailbox"
import type { CouponPerson } from "@silai/contracts/coupon/service"

/** The key that counts a person's first order, whichever coupon it uses. */
export const FIRST_ORDER = "first_order"

/**
 * How a coupon's limits know a person: by account, phone and e-mail, each as a hash, so that the counts outlive an
 * account without naming anyone. An e-mail counts as written, as in older counts, and by its mailbox. Sorted, because
 * transactions that count the same person lock the rows in this order.
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
