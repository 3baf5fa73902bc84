import type { MedusaContainer } from "@medusajs/framework/types"
import { codRefusals } from "@silai/contracts/checkout/cod-messages"
import { COD } from "@silai/contracts/checkout/limits"
import type { Snapshot } from "@silai/contracts/checkout/snapshot"
import { one, only, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { takeProof } from "../attempt/scarce"

/** A piece that is cut for this order, to measure or because none was left. */
export const hasMade = ({ lines }: Pick<Snapshot, "lines">): boolean =>
  lines.some(({ orderType, measurement }) => orderType === "custom" || measurement !== null)

/**
 * Whether an order with cash on delivery is on its way to this phone, or about to be placed: of those there are few, and
 * they are read by the index of active attempts.
 */
export const hasOpenCod = async (sql: Sql, phone: string): Promise<boolean> =>
  (await one(
    sql,
    `select 1 from cod_order where phone = ? and state = 'due'
     union all select 1 from checkout_attempt where snapshot -> 'contact' ->> 'phone' = ? and status in ('paid', 'placing') and snapshot -> 'cod' is not null
     limit 1`,
    [phone, phone],
  )) !== null

/** Parcels to this phone that came back undelivered. */
export const parcelsLeft = async (sql: Sql, phone: string): Promise<number> =>
  (await only<{ count: number }>(sql, `select count(*)::int as count from left_at_door where phone = ?`, [phone])).count

/**
 * Refuses cash on delivery to a phone with an open order or undelivered parcels; its proof is checked elsewhere. The
 * purchase calls it under the phone's lock.
 * @throws cod.open_order, cod.left_parcels
 */
export async function refuseCodPhone(sql: Sql, phone: string): Promise<void> {
  if ((await parcelsLeft(sql, phone)) >= COD.parcelsLeft) throw refuse(codRefusals.left_parcels)
  if (await hasOpenCod(sql, phone)) throw refuse(codRefusals.open_order)
}

type Shopper = { bagKey: string; sessionId: string }

/**
 * The same, and that the phone is proven by OTP, also of a signed-in customer, who may have typed another one. A proof
 * counts for a while, so that a second try needs no second message. @throws cod.prove_phone, and what `refuseCodPhone` throws
 */
export async function refuseCodBuyer(
  container: MedusaContainer,
  trx: Sql,
  { bagKey, sessionId }: Shopper,
  { contact: { phone } }: Pick<Snapshot, "contact">,
): Promise<void> {
  await refuseCodPhone(trx, phone)
  const isProven = await one(
    trx,
    `select 1 from checkout_details where bag_key = ? and proven_phone = ? and proven_until > now()`,
    [bagKey, phone],
  )
  if (!isProven && !(await takeProof(container, trx, { bagKey, sessionId, phone })))
    throw refuse(codRefusals.prove_phone)
}
