import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { answer } from "@silai/kit/answer"

export const POST = answer(catalogueCalls.search, async ({ body, container }) => ({
  ...(await container.resolve("catalogue").search(body)),
}))
