import { fileCalls } from "@silai/contracts/file/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listFiles } from "../../../../queries/list"

export const POST = answer(fileCalls.all, async ({ body, container }) => ({
  ...(await listFiles(databaseOf(container), body)),
}))
