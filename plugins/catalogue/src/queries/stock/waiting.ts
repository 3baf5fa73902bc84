import type { MedusaContainer } from "@medusajs/framework/types"
import type { stockAlertCalls } from "@silai/contracts/catalogue/calls"
import type { ReplyOf } from "@silai/contracts/call"
import { STOCK_ALERT } from "@silai/contracts/catalogue/limits"
import { databaseOf, many, type Sql } from "@silai/kit/knex"

/** The shoppers who wait for a size of a colourway, the longest wait first. */
export async function waitingFor(
  sql: Sql,
  variantId: string,
): Promise<Pick<ReplyOf<typeof stockAlertCalls.waiting>, "data" | "total">> {
  const rows = await many<{ size: string; to: string; asked_at: Date; total: number }>(
    sql,
    `select size, email || phone as "to", asked_at, (count(*) over ())::int as total from stock_alert where colourway_id = ? order by asked_at, id limit ?`,
    [variantId, STOCK_ALERT.shown],
  )
  return {
    data: rows.map(({ size, to, asked_at }) => ({ size, to, since: asked_at.toISOString() })),
    total: rows[0]?.total ?? 0,
  }
}

/** The sizes of which a customer gets a message on the phone, newest first: no link of a first message ends such a wait. */
export async function ownWaits(
  container: MedusaContainer,
  customerId: string,
): Promise<ReplyOf<typeof stockAlertCalls.own>["data"]> {
  const sql = databaseOf(container)
  const phone = await container.resolve("account").phoneOf(sql, customerId)
  if (!phone) return []
  type Row = {
    colourway_id: string
    name: string
    slug: string
    size: string
    asked_at: Date
    by_whatsapp: boolean
    key: string
  }
  const rows = await many<Row>(
    sql,
    `select a.colourway_id, p.title as name, p.handle as slug, a.size, a.asked_at, a.by_whatsapp, a.key from stock_alert a
       join product p on p.id = a.colourway_id and p.deleted_at is null
      where a.phone = ? order by a.asked_at desc, a.id limit ?`,
    [phone, STOCK_ALERT.shown],
  )
  return rows.map(({ colourway_id, asked_at, by_whatsapp, ...row }) => ({
    variantId: colourway_id,
    ...row,
    since: asked_at.toISOString(),
    byWhatsapp: by_whatsapp,
  }))
}
