import { accountCalls } from "@silai/contracts/account/calls"
import { accountMessages } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { takeCookie } from "@silai/kit/cookies"
import { databaseOf } from "@silai/kit/knex"
import { closeSession } from "@silai/kit/sessions"

export const POST = answer(accountCalls.signout, async ({ body, visitor, container, res }) => {
  const [session, kind] =
    body.audience === "backOffice" ? ([visitor.staff, "staff"] as const) : ([visitor.shopper, "shop"] as const)
  if (session) {
    await closeSession(databaseOf(container), session.sessionId)
    await container.resolve("push").endSession(databaseOf(container), session.sessionId)
  }
  takeCookie(res, kind)
  return { message: accountMessages.signedOut }
})
