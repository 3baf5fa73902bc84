import { measurementCalls } from "@silai/contracts/measurement/calls"
import { measurementSays } from "@silai/contracts/measurement/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { halfKeyOf, readHalf } from "../../../../desk/read"
import { changeHalf } from "../../../../desk/write"

export const POST = answer(measurementCalls.adminUpdate, async ({ body, visitor, container }) => {
  const database = databaseOf(container)
  const key = halfKeyOf(body._id)
  const changed = await changeHalf(database, key, body.version, body, visitor.staff)
  return {
    message: changed ? measurementSays.saved : measurementSays.asTheyWere,
    changed,
    data: await readHalf(database, key),
  }
})
