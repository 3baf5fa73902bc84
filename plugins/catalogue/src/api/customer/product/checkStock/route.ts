import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { catalogueRefusals, catalogueMessages } from "@silai/contracts/catalogue/messages"
import { answer } from "@silai/kit/answer"
import { refuseWith } from "@silai/kit/refuse"
import { shortLines } from "../../../../rules/short-lines"
import { sizeLabel } from "../../../../rules/size-label"
import { present } from "@silai/contracts/present"

export const POST = answer(catalogueCalls.checkStock, async ({ body, container }) => {
  const catalogue = container.resolve("catalogue")
  const asked = body.variants.map(({ variantId, size, quantity, bagItem }) => ({
    variantId,
    size: sizeLabel(size),
    quantity,
    bagItem,
  }))
  const priced = await catalogue.priceLines(asked)
  const short = shortLines(asked.map((line, place) => ({ quantity: line.quantity, priced: priced[place] ?? null })))
  if (!short.length) return { message: catalogueMessages.allAvailable, outOfStockItems: [] }

  const lines = short.map((place) => ({
    ...present(asked[place], "a short line"),
    stock: priced[place]?.stock ?? 0,
  }))
  const cards = await catalogue.cards([...new Set(lines.map(({ variantId }) => variantId))])
  const outOfStockItems = lines.map(({ bagItem = null, ...line }) => ({
    productVariant: cards.find((card) => card._id === line.variantId) ?? null,
    bagItem,
    ...line,
  }))
  throw refuseWith({ outOfStockItems }, catalogueRefusals.items_gone)
})
