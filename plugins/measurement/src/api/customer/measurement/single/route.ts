import { measurementCalls } from "@silai/contracts/measurement/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { readKept } from "../../../../queries/saved-measurements"

export const POST = answer(measurementCalls.single, async ({ visitor, container }) => ({
  data: await readKept(databaseOf(container), visitor.shopper.customerId),
}))
