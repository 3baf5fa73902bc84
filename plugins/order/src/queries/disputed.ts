import type { MedusaContainer } from "@medusajs/framework/types"
import type { Sql } from "@silai/kit/knex"

/** The part of an order's payments that the buyer's bank disputes, or has taken back, in paise: none of it is refunded. */
export async function disputedPaiseOf(container: MedusaContainer, sql: Sql, orderId: string): Promise<number> {
  const [disputed] = await container.resolve("checkout").disputesOf(sql, [orderId])
  return disputed?.paise ?? 0
}
