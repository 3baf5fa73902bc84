import { randomBytes } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { WISHLIST } from "@silai/contracts/bag/limits"
import { emitEvents } from "@silai/kit/events"
import { databaseOf, many, one, type Sql } from "@silai/kit/knex"
import { lockBag } from "./lock"

type Owner = { customerId: string }

const emitUpdated = (trx: Sql, customerId: string) =>
  emitEvents(trx, { name: "silai.wishlist.updated", data: [{ id: customerId }] })

/**
 * Puts variants on a customer's wishlist, the first as the newest; what is on it keeps its place, what the shop does not
 * sell is left out. With too many, the oldest leave it.
 */
export async function addWishes(
  container: MedusaContainer,
  { customerId, variantIds }: Owner & { variantIds: readonly string[] },
): Promise<Owner> {
  const sold = (await container.resolve("catalogue").cards([...new Set(variantIds)])).map(({ _id }) => _id)
  if (sold.length === 0) return { customerId }
  await databaseOf(container).transaction(async (trx) => {
    await lockBag(trx, customerId)
    const added = await many(
      trx,
      `insert into bag_wish (customer_id, colourway_id, added_at)
       select ?, id, clock_timestamp() - n * interval '1 millisecond' from unnest(?::text[]) with ordinality as wish (id, n)
       on conflict do nothing returning colourway_id`,
      [customerId, sold],
    )
    if (added.length === 0) return
    await trx.raw(
      `delete from bag_wish where customer_id = ? and colourway_id not in (
         select colourway_id from bag_wish where customer_id = ? order by added_at desc, colourway_id limit ?)`,
      [customerId, customerId, WISHLIST.most],
    )
    await emitUpdated(trx, customerId)
  })
  return { customerId }
}

/** Takes one variant off a customer's wishlist; one that is not on it changes nothing. */
export async function removeWish(
  container: MedusaContainer,
  { customerId, variantId }: Owner & { variantId: string },
): Promise<Owner> {
  await databaseOf(container).transaction(async (trx) => {
    const removed = await one(
      trx,
      `delete from bag_wish where customer_id = ? and colourway_id = ? returning colourway_id`,
      [customerId, variantId],
    )
    if (removed) await emitUpdated(trx, customerId)
  })
  return { customerId }
}

/** Makes the link of a wishlist, or ends it for all who have it. A link that exists stays the same. */
export async function shareWishes(
  container: MedusaContainer,
  { customerId, on }: Owner & { on: boolean },
): Promise<Owner & { on: boolean }> {
  await databaseOf(container).transaction(async (trx) => {
    const changed = on
      ? await one(
          trx,
          `insert into bag_wish_link (customer_id, key) values (?, ?) on conflict do nothing returning customer_id`,
          [customerId, randomBytes(WISHLIST.keyBytes).toString("base64url")],
        )
      : await one(trx, `delete from bag_wish_link where customer_id = ? returning customer_id`, [customerId])
    if (changed) await emitEvents(trx, { name: "silai.wishlist.shared", data: [{ id: customerId, on }] })
  })
  return { customerId, on }
}
