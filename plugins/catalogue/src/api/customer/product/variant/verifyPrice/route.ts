import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { answer } from "@silai/kit/answer"
import { currentPrices } from "../../../../../rules/current-prices"
import { sizeLabel } from "../../../../../rules/size-label"

export const POST = answer(catalogueCalls.verifyPrice, async ({ body, container }) => {
  const catalogue = container.resolve("catalogue")
  const sized = body.variants.flatMap(({ variantId, size }) =>
    size === undefined ? [] : [{ variantId, size: sizeLabel(size) }],
  )
  const whole = body.variants.filter((line) => line.size === undefined).map((line) => line.variantId)
  const [lines, cards] = await Promise.all([
    sized.length ? catalogue.priceLines(sized) : [],
    whole.length ? catalogue.cards(whole) : [],
  ])
  return { data: currentPrices(lines, cards) }
})
