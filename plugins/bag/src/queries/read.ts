import type { MedusaContainer } from "@medusajs/framework/types"
import type { BagItemNow } from "@silai/contracts/bag/calls"
import type { ICatalogueModuleService } from "@silai/contracts/catalogue/service"
import { databaseOf, many, type Sql } from "@silai/kit/knex"
import { type BagRow, shown } from "../rules/shown"

/** Stored lines with current prices and stock: one catalogue statement for all of them. */
export async function showAll(catalogue: ICatalogueModuleService, rows: readonly BagRow[]): Promise<BagItemNow[]> {
  if (rows.length === 0) return []
  const priced = await catalogue.priceLines(rows.map((row) => ({ variantId: row.colourway_id, size: row.size })))
  return rows.map((row, at) => shown(row, priced[at] ?? null))
}

/** The lines in a customer's bag, newest first. */
export async function itemsOf(sql: Sql, catalogue: ICatalogueModuleService, customerId: string): Promise<BagItemNow[]> {
  const rows = await many<BagRow>(sql, `select * from bag_line where customer_id = ? order by added_at desc, id desc`, [
    customerId,
  ])
  return showAll(catalogue, rows)
}

/** A customer's bag in the shape of the calls' replies. */
export async function readBag(container: MedusaContainer, customerId: string): Promise<{ bagItems: BagItemNow[] }> {
  return { bagItems: await itemsOf(databaseOf(container), container.resolve("catalogue"), customerId) }
}

/** The pieces that a customer has saved for later, in the shape of the calls' replies, newest first. */
export async function readLater(container: MedusaContainer, customerId: string): Promise<{ laterItems: BagItemNow[] }> {
  const rows = await many<BagRow>(
    databaseOf(container),
    `select * from bag_later where customer_id = ? order by added_at desc, id desc`,
    [customerId],
  )
  return { laterItems: await showAll(container.resolve("catalogue"), rows) }
}
