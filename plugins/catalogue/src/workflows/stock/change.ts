import type { MedusaContainer } from "@medusajs/framework/types"
import type { ParsedBodyOf } from "@silai/contracts/call"
import type { inventoryCalls, StockChanged } from "@silai/contracts/inventory/calls"
import { inventoryRefusals } from "@silai/contracts/inventory/messages"
import { type Refused, refuse } from "@silai/kit/refuse"
import { lockLevels } from "@silai/kit/stock"
import { editing } from "../colourway/engine"
import type { Person } from "../../rules/person"
import { sizeLabel } from "../../rules/size-label"
import { stockAfter } from "../../rules/stock-line"
import { type StockLevel, levelsOfSizes } from "../../queries/stock/levels"
import { type NewStock, writeStock } from "./write"
import { present } from "@silai/contracts/present"

type Ask = ParsedBodyOf<typeof inventoryCalls.updateStock>
type Wrong = { place: number; field: string; refusal: Refused; level: StockLevel | undefined }

const keyOf = ({ variantId, size }: { variantId: string; size: string }) => `${variantId} ${size}`

/**
 * Sets or adds pieces of several sizes, all or none, in one transaction.
 * @throws inventory.size_gone, below_promised, above_most, changed_meanwhile (of one line), not_saved (of several),
 * twice; `lines` names each that could not be saved and its current stock
 */
export function changeStock(
  container: MedusaContainer,
  { by, variants, note }: Ask & { by: Person },
): Promise<StockChanged[]> {
  const asked = variants.map((line) => ({ ...line, size: sizeLabel(line.size) }))
  const twice = asked.findIndex((line, place) => asked.findIndex((other) => keyOf(other) === keyOf(line)) !== place)
  if (twice >= 0) throw Object.assign(refuse(inventoryRefusals.twice), { field: `variants.${twice}.size` })
  return editing(container, by, async (edit) => {
    const { trx } = edit
    await lockLevels(
      trx,
      (await levelsOfSizes(trx, asked)).map(({ itemId }) => itemId),
      { why: "counted", by, note },
    )
    const levels = new Map((await levelsOfSizes(trx, asked)).map((level) => [keyOf(level), level]))
    const [changes, wrong] = [[] as NewStock[], [] as Wrong[]]
    asked.forEach((line, place) => {
      const level = levels.get(keyOf(line))
      const to = level ? stockAfter(line, level) : refuse(inventoryRefusals.size_gone)
      const part = !level ? "size" : line.set === undefined ? "add" : "set"
      if (level && typeof to === "number") changes.push({ level, to, reason: line.reason })
      else wrong.push({ place, field: `variants.${place}.${part}`, refusal: to as Refused, level })
    })
    if (wrong.length) throw notSaved(wrong, asked)
    await writeStock(edit, changes, note)
    return changes.map(({ level, to }) => {
      const { variantId, size, sku, stocked, reserved, held } = level
      return {
        variantId,
        size,
        sku,
        from: stocked,
        to,
        stocked: to,
        reserved,
        held,
        free: Math.max(0, to - reserved - held),
      }
    })
  })
}

/** A single wrong line is the error itself; of several, each has its sentence in `lines`. */
function notSaved(wrong: readonly Wrong[], asked: readonly { variantId: string; size: string }[]): Refused {
  const lines = wrong.map(({ place, field, refusal, level }) => ({
    variantId: asked[place]?.variantId,
    size: asked[place]?.size,
    field,
    code: refusal.code,
    message: refusal.message,
    stocked: level?.stocked ?? 0,
    reserved: level?.reserved ?? 0,
    held: level?.held ?? 0,
    free: level ? Math.max(0, level.stocked - level.reserved - level.held) : 0,
  }))
  const first = present(wrong[0], "the wrong line")
  const whole = wrong.length === 1 ? first.refusal : refuse(inventoryRefusals.not_saved, wrong.length)
  return Object.assign(whole, { field: first.field, data: { lines } })
}
