import { uidCalls } from "@silai/contracts/uid/calls"
import { answer } from "@silai/kit/answer"
import { showUid } from "../../../../queries/single"
import { uidIn } from "../../../../rules/parse-uid"

export const POST = answer(uidCalls.single, async ({ body, container }) => ({
  data: await showUid(container, uidIn(body.uid)),
}))
