import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { inTransaction } from "@silai/kit/engine-transaction"
import { newId } from "@silai/kit/ids"
import { databaseOf, type Sql } from "@silai/kit/knex"
import { type Emit, withEvents } from "@silai/kit/with-events"
import type { Person } from "../../rules/person"

/** One edit of a colourway: our transaction, the engine's services inside it, the user, and its events for subscribers. */
export type Edit = { trx: Sql; container: MedusaContainer; by: Person; emit: Emit }

/** An edit that may change prices: of a colourway, a style that moves, or a planned sale. */
export type Writing = Omit<Edit, "by">

/** Runs an edit in one transaction; its events are written down at its end. */
export const editing = <T>(container: MedusaContainer, by: Person, work: (edit: Edit) => Promise<T>): Promise<T> =>
  withEvents(databaseOf(container), (trx, emit) => work({ trx, container, by, emit }))

type Work<S, T> = (service: S, context: never) => Promise<T>
const within = <S, T>({ trx }: Writing, service: S, work: Work<S, T>): Promise<T> =>
  inTransaction(service, trx, (context) => work(service, context))

export const products = <T>(edit: Edit, work: Work<ReturnType<typeof productService>, T>) =>
  within(edit, productService(edit), work)
export const pricing = <T>(edit: Writing, work: Work<ReturnType<typeof pricingService>, T>) =>
  within(edit, pricingService(edit), work)
export const inventory = <T>(edit: Edit, work: Work<ReturnType<typeof inventoryService>, T>) =>
  within(edit, inventoryService(edit), work)

const productService = ({ container }: Edit) => container.resolve(Modules.PRODUCT)
const pricingService = ({ container }: Writing) => container.resolve(Modules.PRICING)
const inventoryService = ({ container }: Edit) => container.resolve(Modules.INVENTORY)

/**
 * The engine's link tables, each with its two columns. The engine's link service opens a separate transaction, so these
 * rows are written here.
 */
const links = {
  product_variant_price_set: ["pvps", "variant_id", "price_set_id"],
  product_variant_inventory_item: ["pvitem", "variant_id", "inventory_item_id"],
  product_sales_channel: ["prodsc", "product_id", "sales_channel_id"],
  product_shipping_profile: ["prodsp", "product_id", "shipping_profile_id"],
} as const

/** Links each left row with its right one. */
export async function link(
  { trx }: Edit,
  table: keyof typeof links,
  pairs: readonly (readonly [left: string, right: string])[],
): Promise<void> {
  if (!pairs.length) return
  const [prefix, left, right] = links[table]
  await trx.raw(
    `insert into ${table} (id, ${left}, ${right}) select * from unnest(?::text[], ?::text[], ?::text[]) on conflict do nothing`,
    [pairs.map(() => newId(prefix)), pairs.map(([one]) => one), pairs.map(([, other]) => other)],
  )
}
