import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { loyaltyCalls } from "../../../../calls"
import { pointsOf } from "../../../../points"

export const POST = answer(loyaltyCalls.all, async ({ container }) => ({
  points: await pointsOf(databaseOf(container), null),
}))
