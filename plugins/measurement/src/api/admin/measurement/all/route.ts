import { measurementCalls } from "@silai/contracts/measurement/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listHalves } from "../../../../queries/of-people"

export const POST = answer(measurementCalls.adminAll, async ({ body, container }) => ({
  ...(await listHalves(databaseOf(container), body)),
}))
