import { viewCalls } from "@silai/contracts/account/calls"
import { viewMessages } from "@silai/contracts/account/view-messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { viewsFor } from "../../../../queries/views"
import { saveView } from "../../../../workflows/view/save"

export const POST = answer(viewCalls.save, async ({ body, visitor, container }) => {
  const { userId, role } = visitor.staff
  const by = { userId, role }
  await saveView(container, { ...body, by })
  return {
    message: body.isShared ? viewMessages.shared : viewMessages.kept,
    data: await viewsFor(databaseOf(container), body.list, by),
  }
})
