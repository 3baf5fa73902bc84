import { measurementCalls } from "@silai/contracts/measurement/calls"
import { measurementSays } from "@silai/contracts/measurement/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { keep, readKept } from "../../../../keeping/keep"

export const POST = answer(measurementCalls.add, async ({ body, visitor, container }) => {
  const database = databaseOf(container)
  await keep(database, visitor.shopper.customerId, body)
  return { message: measurementSays.saved, data: await readKept(database, visitor.shopper.customerId) }
})
