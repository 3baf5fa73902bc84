import type { MedusaContainer } from "@medusajs/framework/types"
import type { ParsedBodyOf } from "@silai/contracts/call"
import type { inventoryCalls, StockChanged } from "@silai/contracts/inventory/calls"
import { inventoryRefusals } from "@silai/contracts/inventory/messages"
import { databaseOf } from "@silai/kit/knex"
import { type Refused, refuse } from "@silai/kit/refuse"
import type { Person } from "../counter/colourway/engine"
import { sizeLabel } from "../rules/size-label"
import { stockAfter } from "../rules/stock-line"
import { lockShelves, type Shelf, shelvesOfSizes } from "./levels"
import { type NewStock, writeStock } from "./write"

type Ask = ParsedBodyOf<typeof inventoryCalls.updateStock>
type Wrong = { place: number; field: string; refusal: Refused; shelf: Shelf | undefined }

const keyOf = ({ variantId, size }: { variantId: string; size: string }) => `${variantId} ${size}`

/**
 * Sets or adds pieces of several sizes, all or none, in one transaction.
 * @throws inventory.size_gone, below_promised, above_most, changed_meanwhile (of one line), not_saved (of several), twice; `lines`
 *   names each that could not be saved and how it stands now
 */
export function changeStock(container: MedusaContainer, by: Person, { variants, note }: Ask): Promise<StockChanged[]> {
  const asked = variants.map((line) => ({ ...line, size: sizeLabel(line.size) }))
  const twice = asked.findIndex((line, place) => asked.findIndex((other) => keyOf(other) === keyOf(line)) !== place)
  if (twice >= 0) throw Object.assign(refuse(inventoryRefusals.twice), { field: `variants.${twice}.size` })
  return databaseOf(container).transaction(async (trx) => {
    await lockShelves(
      trx,
      (await shelvesOfSizes(trx, asked)).map(({ itemId }) => itemId),
    )
    const shelves = new Map((await shelvesOfSizes(trx, asked)).map((shelf) => [keyOf(shelf), shelf]))
    const [changes, wrong] = [[] as NewStock[], [] as Wrong[]]
    asked.forEach((line, place) => {
      const shelf = shelves.get(keyOf(line))
      const to = shelf ? stockAfter(line, shelf) : refuse(inventoryRefusals.size_gone)
      const part = !shelf ? "size" : line.set === undefined ? "add" : "set"
      if (shelf && typeof to === "number") changes.push({ shelf, to, reason: line.reason })
      else wrong.push({ place, field: `variants.${place}.${part}`, refusal: to as Refused, shelf })
    })
    if (wrong.length) throw notSaved(wrong, asked)
    await writeStock({ trx, container, by }, changes, note)
    return changes.map(({ shelf, to }) => {
      const { variantId, size, sku, stocked, reserved, held } = shelf
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

/** One wrong line speaks for itself; of several, each has its sentence in `lines`. */
function notSaved(wrong: readonly Wrong[], asked: readonly { variantId: string; size: string }[]): Refused {
  const lines = wrong.map(({ place, field, refusal, shelf }) => ({
    variantId: asked[place].variantId,
    size: asked[place].size,
    field,
    code: refusal.code,
    message: refusal.message,
    stocked: shelf?.stocked ?? 0,
    reserved: shelf?.reserved ?? 0,
    held: shelf?.held ?? 0,
    free: shelf ? Math.max(0, shelf.stocked - shelf.reserved - shelf.held) : 0,
  }))
  const whole = wrong.length === 1 ? wrong[0].refusal : refuse(inventoryRefusals.not_saved, wrong.length)
  return Object.assign(whole, { field: wrong[0].field, data: { lines } })
}
