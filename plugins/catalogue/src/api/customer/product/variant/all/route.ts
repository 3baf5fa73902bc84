import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { CATALOGUE, type CatalogueFace } from "@silai/contracts/catalogue/face"
import { answer } from "@silai/kit/answer"

export const POST = answer(catalogueCalls.list, async ({ body, container }) => ({
  ...(await container.resolve<CatalogueFace>(CATALOGUE).list(body)),
}))
