import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { answer } from "@silai/kit/answer"

export const POST = answer(catalogueCalls.facets, async ({ body, container }) => ({
  data: await container.resolve("catalogue").facets(body),
}))
