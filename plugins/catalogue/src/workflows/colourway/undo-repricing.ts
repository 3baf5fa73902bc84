import type { MedusaContainer } from "@medusajs/framework/types"
import type { RepricedLine } from "@silai/contracts/catalogue/colourway-calls"
import { colourwayRefusals } from "@silai/contracts/catalogue/messages"
import { many, one } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { refuse, refuseWith } from "@silai/kit/refuse"
import type { Person } from "../../rules/person"
import { type BatchLine, undoFault } from "../../rules/undo-fault"
import { editing } from "./engine"
import { applyPrices, lineOf, lockPrices } from "./reprice"

type Batch = { undoneBy: string | null; undone: boolean }
type Undone = { restored: { _id: string; version: number }[]; kept: RepricedLine[] }

const rupees = (paise: number | null) => (paise === null ? null : toRupees(paise))

/**
 * Gives each colourway of a batch the prices that it had before. One whose price was changed since, by hand or by a
 * later batch, keeps it and is named in `kept`, as is one that is gone or can no longer have its old price.
 * @throws catalogue.batch_gone, catalogue.batch_undone; catalogue.nothing_to_undo with `lines`
 */
export function undoRepricing(
  container: MedusaContainer,
  { by, batch }: { by: Person; batch: string },
): Promise<Undone> {
  return editing(container, by, async (edit) => {
    const found = await one<Batch>(
      edit.trx,
      `select undone_by as "undoneBy", undone_at is not null as "undone" from reprice_batch where id = ? for update`,
      [batch],
    )
    if (!found) throw refuse(colourwayRefusals.batch_gone)
    if (found.undone) throw refuse(colourwayRefusals.batch_undone, found.undoneBy ?? "")
    const lines = await many<BatchLine & { _id: string; name: string }>(
      edit.trx,
      `select product_id as "_id", name, price_before as "priceBefore", base_before as "baseBefore", price_after as "priceAfter", base_after as "baseAfter"
         from reprice_line where batch_id = ? order by product_id`,
      [batch],
    )
    const known = await lockPrices(
      edit,
      lines.map(({ _id }) => _id),
    )
    const checked = lines.map((line) => ({ line, fault: undoFault(line, known.get(line._id)) }))
    const refused = checked.flatMap(({ line, fault }) => (fault ? [lineOf(line._id, "batch", line.name, fault)] : []))
    const undone = checked.flatMap(({ line, fault }) => (fault ? [] : [line]))
    if (!undone.length) throw refuseWith({ lines: refused }, colourwayRefusals.nothing_to_undo)
    const restored = await applyPrices(
      edit,
      known,
      undone.map(({ _id, priceBefore, baseBefore }) => ({
        _id,
        price: rupees(priceBefore),
        basePrice: rupees(baseBefore),
      })),
    )
    await edit.trx.raw(`update reprice_batch set undone_at = now(), undone_by = ?, undone = ? where id = ?`, [
      by.name,
      restored.length,
      batch,
    ])
    return { restored, kept: refused }
  })
}
