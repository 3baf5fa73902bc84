import type { MedusaContainer } from "@medusajs/framework/types"
import { inventoryRefusals } from "@silai/contracts/inventory/messages"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { lockLevels, moveStock } from "@silai/kit/stock"
import { differencesNow, type Miscounted, recount } from "../../queries/stock/recount"
import type { Person } from "../../rules/person"

/** Recounts, stores differences as alarms, and drops the alarms of those that are gone. Changes no count. */
export const recountAll = (container: MedusaContainer): Promise<Miscounted[]> =>
  databaseOf(container).transaction(recountIn)

/** The same once a night, in one process: an interrupted recount is due again. */
export const recountIfDue = (container: MedusaContainer): Promise<Miscounted[]> =>
  databaseOf(container).transaction(async (trx) =>
    (await one(trx, `select 1 from stock_recount where ${isDue} for update skip locked`)) ? recountIn(trx) : [],
  )

/** Between two and five in India, when few people buy; at any hour if that was missed. */
const isDue = `(extract(hour from now() at time zone 'Asia/Kolkata') between 2 and 4 and at < now() - interval '12 hours' or at < now() - interval '26 hours')`

async function recountIn(trx: Sql): Promise<Miscounted[]> {
  const wrong = await recount(trx)
  await recordDifferences(trx, wrong)
  if (wrong.length) {
    const all = await differencesNow(trx)
    for (const { sku, kind, counted, expected, movements } of all)
      log("error", "stock does not add up", { sku, kind, counted, expected, movements: JSON.stringify(movements) })
  }
  await notifyLive(trx, "stock.recounted", {})
  return wrong
}

async function recordDifferences(trx: Sql, wrong: readonly Miscounted[]): Promise<void> {
  const rows = JSON.stringify(wrong)
  await trx.raw(
    `delete from stock_difference d where not exists (
       select 1 from jsonb_to_recordset(?::jsonb) as w (item text, kind text) where w.item = d.inventory_item_id and w.kind = d.kind)`,
    [rows],
  )
  await trx.raw(
    `insert into stock_difference (inventory_item_id, kind, counted, expected)
     select item, kind, counted, expected from jsonb_to_recordset(?::jsonb) as w (item text, kind text, counted int, expected int)
     on conflict (inventory_item_id, kind) do update set counted = excluded.counted, expected = excluded.expected`,
    [rows],
  )
  await trx.raw(`update stock_recount set at = now()`)
}

type Asked = { itemId: string; kind: Miscounted["kind"]; expected: number; by: Person }

/**
 * Corrects one number, for a person who has checked it: reserved and held become the sum of their parts. The pieces in
 * stock stay, because only a person can count them; a movement is added so that they agree.
 * @throws inventory.difference_gone
 */
export function putRight(
  container: MedusaContainer,
  { itemId, kind, expected, by }: Asked,
): Promise<{ itemId: string; counted: number }> {
  return databaseOf(container).transaction(async (trx) => {
    const levels = await lockLevels(trx, [itemId], { why: "recounted", by })
    const wrong = (await recount(trx, itemId)).find((one) => one.kind === kind)
    if (!wrong || wrong.expected !== expected) throw refuse(inventoryRefusals.difference_gone)
    const difference = wrong.expected - wrong.counted
    if (kind === "stocked") await writeMovement(trx, wrong, by)
    else await moveStock(trx, levels, [{ item: itemId, [kind]: difference }])
    await trx.raw(`delete from stock_difference where inventory_item_id = ? and kind = ?`, [itemId, kind])
    await notifyLive(trx, "stock.recounted", {})
    return { itemId, counted: kind === "stocked" ? wrong.counted : wrong.expected }
  })
}

const writeMovement = (trx: Sql, { item, counted, expected }: Miscounted, by: Person) =>
  one(
    trx,
    `insert into stock_movement (inventory_item_id, level_id, product_id, size, stocked, stocked_after, why, by, user_id)
     select l.inventory_item_id, l.id, v.product_id, coalesce(v.title, ''), ?, ?, 'recounted', ?, ?
       from inventory_level l
       left join product_variant_inventory_item vi on vi.inventory_item_id = l.inventory_item_id and vi.deleted_at is null
       left join product_variant v on v.id = vi.variant_id
      where l.inventory_item_id = ? and l.deleted_at is null limit 1`,
    [counted - expected, counted, by.name, by.userId, item],
  )
