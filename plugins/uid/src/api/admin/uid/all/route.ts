import { uidCalls } from "@silai/contracts/uid/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listUids } from "../../../../queries/list"

export const POST = answer(uidCalls.all, async ({ body, container }) => ({
  ...(await listUids(databaseOf(container), body)),
}))
