import type { MedusaContainer } from "@medusajs/framework/types"
import type { Sql } from "@silai/kit/knex"

/** What the buyer's bank disputes of an order's payments, or has taken back, in paise: none of it is refunded as well. */
export async function disputedPaiseOf(container: MedusaContainer, sql: Sql, orderId: string): Promise<number> {
  const [disputed] = await container.resolve("checkout").disputesOf(sql, [orderId])
  return disputed?.paise ?? 0
}
