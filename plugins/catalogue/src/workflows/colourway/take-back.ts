import type { MedusaContainer } from "@medusajs/framework/types"
import type { RepricedLine } from "@silai/contracts/catalogue/colourway-calls"
import { colourwayRefusals } from "@silai/contracts/catalogue/messages"
import { many, one } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { refuse, refuseWith } from "@silai/kit/refuse"
import type { Person } from "../../rules/person"
import { type BatchLine, takeBackFault } from "../../rules/take-back-fault"
import { editing } from "./engine"
import { applyPrices, lineOf, lockPrices } from "./reprice"

type Batch = { takenBackBy: string | null; takenBack: boolean }
type TakenBack = { restored: { _id: string; version: number }[]; kept: RepricedLine[] }

const rupees = (paise: number | null) => (paise === null ? null : toRupees(paise))

/**
 * Gives each colourway of a batch the prices that it had before. One whose price was changed since, by hand or by a
 * later batch, keeps it and is named in `kept`, as is one that is gone or can no longer have its old price.
 * @throws catalogue.batch_gone, catalogue.batch_taken_back; catalogue.nothing_to_take_back with `lines`
 */
export function takeBackRepricing(
  container: MedusaContainer,
  { by, batch }: { by: Person; batch: string },
): Promise<TakenBack> {
  return editing(container, by, async (edit) => {
    const found = await one<Batch>(
      edit.trx,
      `select taken_back_by as "takenBackBy", taken_back_at is not null as "takenBack" from reprice_batch where id = ? for update`,
      [batch],
    )
    if (!found) throw refuse(colourwayRefusals.batch_gone)
    if (found.takenBack) throw refuse(colourwayRefusals.batch_taken_back, found.takenBackBy ?? "")
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
    const looked = lines.map((line) => ({ line, fault: takeBackFault(line, known.get(line._id)) }))
    const kept = looked.flatMap(({ line, fault }) => (fault ? [lineOf(line._id, "batch", line.name, fault)] : []))
    const back = looked.flatMap(({ line, fault }) => (fault ? [] : [line]))
    if (!back.length) throw refuseWith({ lines: kept }, colourwayRefusals.nothing_to_take_back)
    const restored = await applyPrices(
      edit,
      known,
      back.map(({ _id, priceBefore, baseBefore }) => ({
        _id,
        price: rupees(priceBefore),
        basePrice: rupees(baseBefore),
      })),
    )
    await edit.trx.raw(
      `update reprice_batch set taken_back_at = now(), taken_back_by = ?, taken_back = ? where id = ?`,
      [by.name, restored.length, batch],
    )
    return { restored, kept }
  })
}
