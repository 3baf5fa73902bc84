import type { MedusaContainer } from "@medusajs/framework/types"
import { BAG } from "@silai/contracts/bag/limits"
import { bagRefusals } from "@silai/contracts/bag/messages"
import { mostUnits } from "@silai/contracts/bag/units"
import { newId } from "@silai/kit/ids"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { piecesOf, type Wanted } from "../queries/goods"
import { availabilityOf } from "../rules/sellable"
import type { BagRow } from "../rules/shown"
import { changeBag } from "./lock"
import { isNew, put } from "./put-line"
import { present } from "@silai/contracts/present"

type OfLine = { customerId: string; _id: string }
type Saved = Omit<BagRow, "id" | "customer_id" | "added_at">

/** Moves a line out of the bag into what is saved for later. @throws bag.line_unknown, bag.later_full */
export async function saveForLater(container: MedusaContainer, { customerId, _id }: OfLine): Promise<OfLine> {
  await changeBag(databaseOf(container), customerId, async (trx) => {
    const line = await one<BagRow>(trx, `delete from bag_line where id = ? and customer_id = ? returning *`, [
      _id,
      customerId,
    ])
    if (!line) throw refuse(bagRefusals.line_unknown)
    await save(trx, customerId, line)
    return true
  })
  return { customerId, _id }
}

/** Merges what a guest saved for later: each line once, all of the call's or none. @throws as `piecesOf`, bag.later_full */
export async function addSavedLines(
  container: MedusaContainer,
  customerId: string,
  lines: readonly Wanted[],
): Promise<void> {
  const pieces = await piecesOf(container, lines)
  await changeBag(databaseOf(container), customerId, async (trx) => {
    for (const { asked, priced, quantity, key, seenPaise } of pieces) {
      if (key && !(await isNew(trx, customerId, key))) continue
      await save(trx, customerId, {
        colourway_id: priced.colourwayId,
        size: asked.label,
        size_key: asked.key,
        measurement: asked.measurement,
        quantity: Math.min(quantity, BAG.maxUnitsPerLine),
        order_type: asked.measurement ? "custom" : "readymade",
        seen_paise: seenPaise ?? priced.unitPaise,
      })
    }
    // The bag itself did not change.
    return false
  })
}

/**
 * Moves a saved line back into the bag, by the bag's own limits, with fewer units when fewer are left; if refused, it
 * stays saved.
 * @throws bag.later_unknown (also for another customer's line), and as `piecesOf` and `put`
 */
export async function moveToBag(container: MedusaContainer, { customerId, _id }: OfLine): Promise<OfLine> {
  const database = databaseOf(container)
  const row = await one<BagRow>(database, `select * from bag_later where id = ? and customer_id = ?`, [_id, customerId])
  if (!row) throw refuse(bagRefusals.later_unknown)
  const { colourway_id: variantId, measurement, size, quantity } = row
  const [found] = await piecesOf(container, [{ variantId, size: measurement ?? size, quantity }])
  const piece = present(found, "the saved piece")
  const left = Math.max(1, mostUnits(availabilityOf(piece.priced)))
  await changeBag(database, customerId, async (trx) => {
    const saved = await one<BagRow>(trx, `delete from bag_later where id = ? and customer_id = ? returning *`, [
      _id,
      customerId,
    ])
    if (!saved) throw refuse(bagRefusals.later_unknown)
    const units = Math.min(saved.quantity, left)
    return put(trx, customerId, { ...piece, quantity: units, seenPaise: saved.seen_paise }, false)
  })
  return { customerId, _id }
}

/** Forgets a saved line. Forgetting it again succeeds. */
export async function removeLater(container: MedusaContainer, customerId: string, id: string): Promise<void> {
  await databaseOf(container).raw(`delete from bag_later where id = ? and customer_id = ?`, [id, customerId])
}

/** The same goods are one saved line, of as many units as a bag's line may have. */
async function save(trx: Sql, customerId: string, line: Saved): Promise<void> {
  const { colourway_id, size, size_key, measurement, quantity, order_type, seen_paise } = line
  await trx.raw(
    `insert into bag_later (id, customer_id, colourway_id, size, measurement, size_key, quantity, order_type, seen_paise)
     values (?, ?, ?, ?, ?::jsonb, ?, ?, ?, ?)
     on conflict (customer_id, colourway_id, size_key) do update
        set quantity = least(?::int, bag_later.quantity + excluded.quantity), added_at = now()`,
    [
      newId("later"),
      customerId,
      colourway_id,
      size,
      measurement ? JSON.stringify(measurement) : null,
      size_key,
      quantity,
      order_type,
      seen_paise,
      BAG.maxUnitsPerLine,
    ],
  )
  const stored = await one<{ count: number }>(
    trx,
    `select count(*)::int as count from bag_later where customer_id = ?`,
    [customerId],
  )
  if ((stored?.count ?? 0) > BAG.maxLater) throw refuse(bagRefusals.later_full)
}
