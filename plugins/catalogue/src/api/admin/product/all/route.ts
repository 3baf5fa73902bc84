import { styleCalls } from "@silai/contracts/catalogue/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listStyles } from "../../../../queries/styles"

export const POST = answer(styleCalls.all, async ({ body, container }) => ({
  ...(await listStyles(databaseOf(container), body)),
}))
