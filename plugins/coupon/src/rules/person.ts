import { createHash } from "node:crypto"
import type { CouponPerson } from "@silai/contracts/coupon/service"

/** What the one first order of a person is counted under, whichever coupon it is used with. */
export const FIRST_ORDER = "first_order"

/**
 * How a coupon's limits know a person: by account, phone and e-mail, each as a hash, so that the counts outlive an account without
 * naming anybody. Sorted, because two transactions that count the same person take the rows in this order.
 */
export const whoOf = ({ customerId, phone, email }: CouponPerson): string[] =>
  [customerId && `customer ${customerId}`, phone && `phone ${phone}`, email && `email ${email.toLowerCase()}`]
    .flatMap((one) => (one ? [createHash("sha256").update(one).digest("base64url")] : []))
    .sort()
