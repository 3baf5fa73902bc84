import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { catalogueRefusals } from "@silai/contracts/catalogue/messages"
import { answer } from "@silai/kit/answer"
import { factsOfProduct } from "@silai/kit/product-facts"
import { refuse } from "@silai/kit/refuse"

export const POST = answer(catalogueCalls.single, async ({ body, container }) => {
  const data = await container.resolve("catalogue").page(body.variantIdOrSlug)
  if (!data) throw refuse(catalogueRefusals.not_found)
  const facts = await factsOfProduct(container, data._id)
  return { data: facts.length ? { ...data, facts } : data }
})
