import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { CATALOGUE, type CatalogueFace } from "@silai/contracts/catalogue/face"
import { answer } from "@silai/kit/answer"

export const POST = answer(catalogueCalls.search, async ({ body, container }) => ({
  ...(await container.resolve<CatalogueFace>(CATALOGUE).search(body)),
}))
