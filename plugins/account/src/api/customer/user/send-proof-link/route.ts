import { profileCalls } from "@silai/contracts/account/calls"
import { PROOF_LINK } from "@silai/contracts/account/limits"
import { accountMessages } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { sendProofLink } from "../../../../workflows/profile/proof-link"

export const POST = answer(profileCalls.sendProofLink, async ({ body, visitor, container, req }) => {
  const device = req.headers["user-agent"] ?? ""
  const email = await sendProofLink(databaseOf(container), visitor.shopper, body.purpose, device)
  return { message: accountMessages.proofLinkSent(email), data: { validSeconds: PROOF_LINK.validMinutes * 60 } }
})
