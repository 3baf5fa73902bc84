import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { CATALOGUE, type CatalogueFace } from "@silai/contracts/catalogue/face"
import { answer } from "@silai/kit/answer"

export const POST = answer(catalogueCalls.relatedProducts, async ({ body, container }) => ({
  data: await container.resolve<CatalogueFace>(CATALOGUE).cards(body.productIds),
}))
