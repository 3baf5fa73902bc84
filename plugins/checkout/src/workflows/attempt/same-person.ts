import type { MedusaContainer } from "@medusajs/framework/types"
import type { Snapshot } from "@silai/contracts/checkout/snapshot"
import { one, type Sql } from "@silai/kit/knex"
import type { Attempt } from "./attempt"
import { takeProof } from "./scarce"

const stillCounts = "and proven_until > now()"

type Bag = { bagKey: string; sessionId: string; customerId: string | null }

/** Unpaid online attempts of other bags that name this phone. Bindings: the phone, the bag. */
const elsewhere = `from checkout_attempt a where a.status in ('open', 'held') and a.phone_order is null
    and a.snapshot -> 'contact' ->> 'phone' = ? and a.bag_key <> ?`

/** Whether a browser with this phone holds, unpaid, one of these items or this coupon. */
export const isHeldElsewhere = async (
  sql: Sql,
  bagKey: string,
  { contact, coupon }: Snapshot,
  what: { items: readonly string[] } | "coupon",
): Promise<boolean> => {
  const held =
    what === "coupon"
      ? await one(sql, `select 1 ${elsewhere} and a.snapshot -> 'coupon' ->> 'id' = ? limit 1`, [
          contact.phone,
          bagKey,
          coupon?.id ?? null,
        ])
      : await one(
          sql,
          `select 1 ${elsewhere} and exists (select 1 from stock_hold h where h.attempt_id = a.id and h.inventory_item_id = any(?::text[])) limit 1`,
          [contact.phone, bagKey, [...what.items]],
        )
  return held !== null
}

/**
 * Whether this shopper has proven the phone that they typed: it is their account's, or a code sent to it was entered in
 * this browser. Only then are the other browsers with this phone theirs.
 */
export async function ownsPhone(container: MedusaContainer, trx: Sql, bag: Bag, phone: string): Promise<boolean> {
  return (await hasProven(container, trx, bag, phone, stillCounts)) || takeProof(container, trx, { ...bag, phone })
}

/** The same from a plain read: a code that was entered is not used up. */
export const isPhoneProven = async (container: MedusaContainer, sql: Sql, bag: Bag, phone: string): Promise<boolean> =>
  (await hasProven(container, sql, bag, phone, stillCounts)) ||
  container.resolve("account").isProven(sql, { sessionId: bag.sessionId, phone, purpose: "checkout" })

/** The same for an attempt that was paid, however late: its proof counts as long as it is stored. */
export const hadProven = (container: MedusaContainer, sql: Sql, attempt: Attempt): Promise<boolean> =>
  hasProven(
    container,
    sql,
    { bagKey: attempt.bag_key, customerId: attempt.customer_id },
    attempt.snapshot.contact.phone,
    "",
  )

async function hasProven(
  container: MedusaContainer,
  sql: Sql,
  { bagKey, customerId }: Pick<Bag, "bagKey" | "customerId">,
  phone: string,
  within: string,
): Promise<boolean> {
  if (customerId !== null && (await container.resolve("account").phoneOf(sql, customerId)) === phone) return true
  const stored = `select 1 from checkout_details where bag_key = ? and proven_phone = ? ${within}`
  return (await one(sql, stored, [bagKey, phone])) !== null
}
