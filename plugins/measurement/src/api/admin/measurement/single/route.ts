import { measurementCalls } from "@silai/contracts/measurement/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { halfKeyOf, readHalf } from "../../../../desk/read"

export const POST = answer(measurementCalls.adminSingle, async ({ body, container }) => ({
  data: await readHalf(databaseOf(container), halfKeyOf(body._id)),
}))
