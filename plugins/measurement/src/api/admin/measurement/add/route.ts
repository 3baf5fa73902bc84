import { measurementCalls } from "@silai/contracts/measurement/calls"
import { measurementSays } from "@silai/contracts/measurement/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { readHalf } from "../../../../desk/read"
import { addHalf } from "../../../../desk/write"

export const POST = answer(measurementCalls.adminAdd, async ({ body, visitor, container }) => {
  const database = databaseOf(container)
  const key = { customerId: body.customerId, half: body.measurementType }
  await addHalf(database, key, body, visitor.staff)
  return { message: measurementSays.saved, data: await readHalf(database, key) }
})
