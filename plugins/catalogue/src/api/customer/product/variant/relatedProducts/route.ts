import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { CATALOGUE, type ICatalogueModuleService } from "@silai/contracts/catalogue/service"
import { answer } from "@silai/kit/answer"

export const POST = answer(catalogueCalls.relatedProducts, async ({ body, container }) => ({
  data: await container.resolve<ICatalogueModuleService>(CATALOGUE).cards(body.productIds),
}))
