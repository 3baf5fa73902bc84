import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { CATALOGUE, type ICatalogueModuleService } from "@silai/contracts/catalogue/service"
import { catalogueRefusals, catalogueSays } from "@silai/contracts/catalogue/messages"
import { answer } from "@silai/kit/answer"
import { refuseWith } from "@silai/kit/refuse"
import { shortLines } from "../../../../rules/short-lines"
import { sizeLabel } from "../../../../rules/size-label"

export const POST = answer(catalogueCalls.checkStock, async ({ body, container }) => {
  const catalogue = container.resolve<ICatalogueModuleService>(CATALOGUE)
  const asked = body.variants.map(({ variantId, size, quantity, bagItem }) => ({
    variantId,
    size: sizeLabel(size),
    quantity,
    bagItem,
  }))
  const priced = await catalogue.priceLines(asked)
  const short = shortLines(asked.map((line, place) => ({ quantity: line.quantity, priced: priced[place] })))
  if (!short.length) return { message: catalogueSays.allAvailable, outOfStockItems: [] }

  const cards = await catalogue.cards([...new Set(short.map((place) => asked[place].variantId))])
  const outOfStockItems = short.map((place) => {
    const { variantId, size, quantity, bagItem = null } = asked[place]
    return {
      productVariant: cards.find((card) => card._id === variantId) ?? null,
      bagItem,
      variantId,
      size,
      quantity,
      stock: priced[place]?.stock ?? 0,
    }
  })
  throw refuseWith({ outOfStockItems }, catalogueRefusals.items_gone)
})
