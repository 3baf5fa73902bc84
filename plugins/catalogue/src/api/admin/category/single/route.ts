import { categoryCalls } from "@silai/contracts/catalogue/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { categoryOf } from "../../../../queries/categories"

export const POST = answer(categoryCalls.single, async ({ body, container }) => ({
  data: await categoryOf(databaseOf(container), body.categoryId),
}))
