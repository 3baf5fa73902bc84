import type { catalogueCalls } from "@silai/contracts/catalogue/calls"
import type { ReplyOf } from "@silai/contracts/call"
import type { PricedLine } from "@silai/contracts/catalogue/service"
import type { VariantCard } from "@silai/contracts/catalogue/shapes"
import { toRupees } from "@silai/kit/money"
import { percentOff } from "@silai/contracts/catalogue/percent-off"

type CurrentPrice = ReplyOf<typeof catalogueCalls.verifyPrice>["data"][number]

/** The current prices of priced sizes and whole variants, in rupees, with the stock of a size. What is no longer sold is omitted. */
export function currentPrices(lines: readonly (PricedLine | null)[], cards: readonly VariantCard[]): CurrentPrice[] {
  const bySize = lines.flatMap((line) =>
    line?.published
      ? [
          {
            variantId: line.colourwayId,
            size: line.size,
            price: toRupees(line.unitPaise),
            basePrice: toRupees(line.basePaise),
            discount: percentOff(line.basePaise, line.unitPaise),
            stock: line.inventoryItemId === null ? null : line.stock,
            backorder: line.backorder,
          },
        ]
      : [],
  )
  const whole = cards.map((card) => ({
    variantId: card._id,
    size: null,
    price: card.price,
    basePrice: card.basePrice,
    discount: card.discount,
    stock: null,
    backorder: card.backorder,
  }))
  return [...bySize, ...whole]
}
