import { fileCalls } from "@silai/contracts/file/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { fileById } from "../../../../queries/file"

export const POST = answer(fileCalls.single, async ({ body, container }) => ({
  data: await fileById(databaseOf(container), body.fileId),
}))
