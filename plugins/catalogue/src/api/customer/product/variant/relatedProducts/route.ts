import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { answer } from "@silai/kit/answer"

export const POST = answer(catalogueCalls.relatedProducts, async ({ body, container }) => ({
  data: await container.resolve("catalogue").cards(body.productIds),
}))
