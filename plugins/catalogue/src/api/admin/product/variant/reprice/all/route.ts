import { repriceCalls } from "@silai/contracts/catalogue/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listBatches } from "../../../../../../queries/reprice-batches"

export const POST = answer(repriceCalls.batches, async ({ body, container }) => ({
  ...(await listBatches(databaseOf(container), body)),
}))
