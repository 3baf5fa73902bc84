import { viewCalls } from "@silai/contracts/account/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { viewsFor } from "../../../../queries/views"

export const POST = answer(viewCalls.all, async ({ body: { list }, visitor, container }) => ({
  data: await viewsFor(databaseOf(container), list, visitor.staff),
}))
