import { uidCalls } from "@silai/contracts/uid/calls"
import { uidMessages } from "@silai/contracts/uid/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { showUid } from "../../../../queries/single"
import { uidIn } from "../../../../rules/parse-uid"
import { moveUidWorkflow } from "../../../../workflows/workflows"

export const POST = answer(
  uidCalls.update,
  async ({ body: { uid, state, why }, visitor, additionalData, container }) => {
    const { name, userId } = visitor.staff
    const id = uidIn(uid)
    await run(moveUidWorkflow, container, { id, state, why, by: { name, userId } }, additionalData)
    return { message: uidMessages.moved(state), data: await showUid(container, id) }
  },
)
