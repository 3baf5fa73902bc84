import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { CATALOGUE, type ICatalogueModuleService } from "@silai/contracts/catalogue/service"
import { answer } from "@silai/kit/answer"

export const POST = answer(catalogueCalls.list, async ({ body, container }) => ({
  ...(await container.resolve<ICatalogueModuleService>(CATALOGUE).list(body)),
}))
