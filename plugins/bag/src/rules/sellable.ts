import type { Availability } from "@silai/contracts/bag/units"
import { bagRefusals } from "@silai/contracts/bag/messages"
import type { PricedLine } from "@silai/contracts/catalogue/service"
import { measurementRefusals } from "@silai/contracts/measurement/messages"
import { refuse } from "@silai/kit/refuse"
import type { AskedSize } from "./asked-size"

/** The available stock in the shape that the unit rules take. */
export const availabilityOf = ({ inventoryItemId, stock, backorder }: PricedLine): Availability => ({
  stock: inventoryItemId === null ? null : stock,
  backorder,
})

/**
 * The goods as currently sold, or the reason why they cannot be in a bag.
 * @param anySize whether the colourway is sold in any size; distinguishes a withdrawn piece from a size that it never
 * had
 * @throws bag.piece_gone, bag.size_missing, measurement.incomplete
 */
export function sellable(asked: AskedSize, priced: PricedLine | null, anySize: boolean): PricedLine {
  if (!priced) throw refuse(anySize ? bagRefusals.size_missing : bagRefusals.piece_gone)
  if (!priced.published) throw refuse(bagRefusals.piece_gone)
  if (asked.measurement && !priced.customSizeOption) throw refuse(bagRefusals.size_missing)
  if (asked.measurement && asked.measurement.measurementType !== priced.measurementType)
    throw refuse(measurementRefusals.incomplete)
  return priced
}
