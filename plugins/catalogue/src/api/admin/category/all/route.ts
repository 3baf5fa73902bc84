import { categoryCalls } from "@silai/contracts/catalogue/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listCategories } from "../../../../queries/categories"

export const POST = answer(categoryCalls.all, async ({ body, container }) => ({
  ...(await listCategories(databaseOf(container), body)),
}))
