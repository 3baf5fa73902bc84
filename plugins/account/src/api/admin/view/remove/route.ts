import { viewCalls } from "@silai/contracts/account/calls"
import { viewMessages } from "@silai/contracts/account/view-messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { viewsFor } from "../../../../queries/views"
import { removeView } from "../../../../workflows/view/save"

export const POST = answer(viewCalls.remove, async ({ body: { viewId }, visitor, container }) => {
  const { userId, role } = visitor.staff
  const by = { userId, role }
  const list = await removeView(container, { viewId, by })
  return { message: viewMessages.forgotten, data: await viewsFor(databaseOf(container), list, by) }
})
