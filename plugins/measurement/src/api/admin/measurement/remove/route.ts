import { measurementCalls } from "@silai/contracts/measurement/calls"
import { measurementSays } from "@silai/contracts/measurement/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { halfKeyOf } from "../../../../desk/read"
import { dropHalf } from "../../../../desk/write"

export const POST = answer(measurementCalls.adminRemove, async ({ body, container }) => {
  await dropHalf(databaseOf(container), halfKeyOf(body._id), body.version)
  return { message: measurementSays.removed, data: { _id: body._id } }
})
