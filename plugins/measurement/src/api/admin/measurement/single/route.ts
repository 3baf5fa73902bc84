import { measurementCalls } from "@silai/contracts/measurement/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { halfKeyOf, historyOf, readHalf } from "../../../../queries/of-people"

export const POST = answer(measurementCalls.adminSingle, async ({ body, container }) => {
  const [sql, key] = [databaseOf(container), halfKeyOf(body._id)]
  return { data: { ...(await readHalf(sql, key)), history: await historyOf(sql, key) } }
})
