import type { MedusaContainer } from "@medusajs/framework/types"
import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import { colourwayHistory } from "@silai/contracts/catalogue/history-messages"
import { databaseOf } from "@silai/kit/knex"
import { emptyShelves, make } from "./add"
import type { Person } from "./engine"
import { readColourway } from "./read"

/**
 * Copies a colourway to another colour of its style: texts, sizes, prices and tags; not its pictures, its stock, a sale with its
 * hours, or its marketplace link, which belong to the one colour.
 * @throws catalogue.colourway_gone, catalogue.colour_taken
 */
export function duplicateColourway(
  container: MedusaContainer,
  by: Person,
  ask: { _id: string; color: string; colorCode: string },
): Promise<Colourway> {
  return databaseOf(container).transaction(async (trx) => {
    const from = await readColourway(trx, ask._id)
    const {
      details,
      sizeAndFit,
      washCare,
      tags,
      backorder,
      customSizeOption,
      measurementType,
      hsnCode,
      price,
      basePrice,
    } = from
    return make(
      { trx, container, by },
      {
        product: from.product._id,
        color: ask.color,
        colorCode: ask.colorCode,
        status: "draft",
        price,
        basePrice,
        details,
        sizeAndFit,
        washCare,
        tags,
        backorder,
        customSizeOption,
        measurementType,
        hsnCode: hsnCode as never,
        sizes: emptyShelves(from.sizes),
        relatedProducts: from.relatedProducts.map(({ _id }) => _id),
      },
      colourwayHistory.copiedFrom(from.variantName),
    )
  })
}
