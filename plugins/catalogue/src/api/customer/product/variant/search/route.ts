import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { CATALOGUE, type ICatalogueModuleService } from "@silai/contracts/catalogue/service"
import { answer } from "@silai/kit/answer"

export const POST = answer(catalogueCalls.search, async ({ body, container }) => ({
  ...(await container.resolve<ICatalogueModuleService>(CATALOGUE).search(body)),
}))
