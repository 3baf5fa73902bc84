import { profileCalls } from "@silai/contracts/account/calls"
import { LINK_USES } from "@silai/contracts/account/limits"
import { accountMessages } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countRefused } from "@silai/kit/rate-limit"
import { undoChange } from "../../../../workflows/ways/undo"

export const POST = answer(profileCalls.undoChange, async ({ body, visitor, container }) => {
  const database = databaseOf(container)
  const resetToken = await countRefused(database, "link_use", visitor.countedAs, LINK_USES.perAddress, () =>
    undoChange(database, body.token),
  )
  return { message: accountMessages.changeUndone, data: { resetToken } }
})
