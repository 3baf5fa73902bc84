import { measurementCalls } from "@silai/contracts/measurement/calls"
import { measurementSays } from "@silai/contracts/measurement/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { keep, readKept, removeHalf } from "../../../../keeping/keep"

export const POST = answer(measurementCalls.update, async ({ body, visitor, container }) => {
  const database = databaseOf(container)
  const { customerId } = visitor.shopper
  if (body.remove) await removeHalf(database, customerId, body.remove)
  const changed = body.remove ? true : await keep(database, customerId, body)
  const message = body.remove ? measurementSays.removed : changed ? measurementSays.saved : measurementSays.unchanged
  return { message, changed, data: await readKept(database, customerId) }
})
