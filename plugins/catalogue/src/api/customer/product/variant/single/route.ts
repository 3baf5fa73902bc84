import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { CATALOGUE, type CatalogueFace } from "@silai/contracts/catalogue/face"
import { catalogueRefusals } from "@silai/contracts/catalogue/messages"
import { answer } from "@silai/kit/answer"
import { refuse } from "@silai/kit/refuse"

export const POST = answer(catalogueCalls.single, async ({ body, container }) => {
  const data = await container.resolve<CatalogueFace>(CATALOGUE).page(body.variantIdOrSlug)
  if (!data) throw refuse(catalogueRefusals.not_found)
  return { data }
})
