import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { answer } from "@silai/kit/answer"

export const POST = answer(catalogueCalls.list, async ({ body, container }) => ({
  ...(await container.resolve("catalogue").list(body)),
}))
