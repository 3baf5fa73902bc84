import type { MedusaRequest, MedusaResponse } from "@medusajs/framework"
import { MESSAGE_STOP } from "@silai/contracts/messaging/limits"
import { stopMessages, stopRefusals } from "@silai/contracts/messaging/stop-messages"
import { sendError } from "@silai/kit/answer"
import { refuse } from "@silai/kit/refuse"
import { run } from "@silai/kit/workflow"
import { MESSAGING, type MessagingService } from "../../../modules/messaging/index"
import { setMessagesWorkflow } from "../../../workflows/workflows"

/** @throws messaging.stop_key for a text that cannot be a key, so that it is not copied into an address */
function keyIn({ query }: MedusaRequest): string {
  const { key } = query
  if (typeof key !== "string" || key.length > MESSAGE_STOP.maxKey || !/^[\w-]+$/.test(key))
    throw refuse(stopRefusals.stop_key)
  return key
}

/** A person has followed the mail's header: the page asks before it ends anything, because mail programs open links, too. */
export const GET = (req: MedusaRequest, res: MedusaResponse): void => {
  try {
    res.redirect(303, `/stop-messages/${keyIn(req)}`)
  } catch (error) {
    sendError(req.path, error, res)
  }
}

/** One press in the mail program, which then posts here without cookies (RFC 8058). */
export const POST = async (req: MedusaRequest, res: MedusaResponse): Promise<void> => {
  try {
    const of = req.scope.resolve<MessagingService>(MESSAGING).askerOf(keyIn(req), null)
    await run(setMessagesWorkflow, req.scope, { of, isStopped: true }, undefined)
    res.json({ success: true, message: stopMessages.stopped })
  } catch (error) {
    sendError(req.path, error, res)
  }
}
