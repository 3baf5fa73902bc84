import { uidCalls } from "@silai/contracts/uid/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listBatches } from "../../../../../queries/batches"

export const POST = answer(uidCalls.batches, async ({ body, container }) => ({
  ...(await listBatches(databaseOf(container), body)),
}))
