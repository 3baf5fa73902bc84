import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { loyaltyCalls } from "../../../../calls"
import { givePoints, pointsOf } from "../../../../points"

export const POST = answer(loyaltyCalls.give, async ({ body, container }) => {
  const sql = databaseOf(container)
  await givePoints(sql, body.customerId, body.points)
  return { points: await pointsOf(sql, body.customerId) }
})
