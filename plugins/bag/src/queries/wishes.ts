import type { MedusaContainer } from "@medusajs/framework/types"
import { bagRefusals } from "@silai/contracts/bag/messages"
import { WISHLIST } from "@silai/contracts/bag/limits"
import type { VariantCard } from "@silai/contracts/catalogue/shapes"
import { databaseOf, many, one } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"

/** The cards of what a customer wishes for and the shop still sells, newest first. */
async function wishesOf(container: MedusaContainer, customerId: string): Promise<VariantCard[]> {
  const rows = await many<{ colourway_id: string }>(
    databaseOf(container),
    `select colourway_id from bag_wish where customer_id = ? order by added_at desc, colourway_id limit ?`,
    [customerId, WISHLIST.most],
  )
  return rows.length ? container.resolve("catalogue").cards(rows.map(({ colourway_id }) => colourway_id)) : []
}

/** A customer's wishlist in the shape of the calls' replies. */
export async function readWishes(container: MedusaContainer, customerId: string) {
  const link = await one<{ key: string }>(
    databaseOf(container),
    `select key from bag_wish_link where customer_id = ?`,
    [customerId],
  )
  const cards = await wishesOf(container, customerId)
  return { variantIds: cards.map(({ _id }) => _id), shareKey: link?.key ?? null }
}

/** @throws bag.wishlist_unknown */
export async function sharedWishes(container: MedusaContainer, key: string): Promise<VariantCard[]> {
  const link = await one<{ customer_id: string }>(
    databaseOf(container),
    `select customer_id from bag_wish_link where key = ?`,
    [key],
  )
  if (!link) throw refuse(bagRefusals.wishlist_unknown)
  return wishesOf(container, link.customer_id)
}
