import { styleCalls } from "@silai/contracts/catalogue/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { styleOf } from "../../../../queries/styles"

export const POST = answer(styleCalls.single, async ({ body, container }) => ({
  data: await styleOf(databaseOf(container), body.productId),
}))
