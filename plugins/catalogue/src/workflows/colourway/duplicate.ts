import type { MedusaContainer } from "@medusajs/framework/types"
import type { ParsedBodyOf } from "@silai/contracts/call"
import type { colourwayCalls } from "@silai/contracts/catalogue/calls"
import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import { colourwayHistory } from "@silai/contracts/catalogue/history-messages"
import { emptyLevels, make } from "./add"
import { editing } from "./engine"
import type { Person } from "../../rules/person"
import { readColourway } from "../../queries/colourway/read"

/**
 * Copies a colourway to another colour of its style: texts, prices, tags, and its sizes unless others are given; not its
 * pictures, stock, timed sale or marketplace link, which belong to the one colour.
 * @throws catalogue.colourway_gone, catalogue.colour_taken
 */
export function duplicateColourway(
  container: MedusaContainer,
  { by, ...ask }: ParsedBodyOf<typeof colourwayCalls.duplicate> & { by: Person },
): Promise<Colourway> {
  return editing(container, by, async (edit) => {
    const from = await readColourway(edit.trx, ask._id)
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
      edit,
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
        hsnCode: hsnCode,
        sizes: ask.sizes ?? emptyLevels(from.sizes),
        relatedProducts: from.relatedProducts.map(({ _id }) => _id),
      },
      colourwayHistory.copiedFrom(from.variantName),
    )
  })
}
