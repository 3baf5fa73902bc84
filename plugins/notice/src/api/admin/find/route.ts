import { noticeCalls } from "@silai/contracts/notice/calls"
import { answer } from "@silai/kit/answer"
import { findAnything } from "../../../queries/find"

export const POST = answer(noticeCalls.find, async ({ container, visitor, body }) => ({
  data: await findAnything(container, body.search, visitor.staff.role),
}))
