import { measurementCalls } from "@silai/contracts/measurement/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { readSaved } from "../../../../queries/saved-measurements"

export const POST = answer(measurementCalls.single, async ({ visitor, container }) => ({
  data: await readSaved(databaseOf(container), visitor.shopper.customerId),
}))
