import { measurementCalls } from "@silai/contracts/measurement/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { othersOf } from "../../../../queries/others"

export const POST = answer(measurementCalls.others, async ({ visitor, container }) => ({
  data: await othersOf(databaseOf(container), visitor.shopper.customerId),
}))
