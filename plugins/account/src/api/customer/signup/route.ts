import { accountCalls } from "@silai/contracts/account/calls"
import { SIGN_UPS } from "@silai/contracts/account/limits"
import { accountSays } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { signUp } from "../../../people/sign-up"
import { openDoor } from "../../../sign-in/door"

export const POST = answer(accountCalls.signup, async ({ body, visitor, container, req, res }) => {
  const database = databaseOf(container)
  await countTry(database, "sign_up", visitor.ip, SIGN_UPS.perAddress)
  const customerId = await signUp(database, visitor.shopper.sessionId, body)
  await openDoor({ req, res, visitor, container }, { role: "customer", actorId: customerId })
  return { message: accountSays.signedUp, data: { customer: { _id: customerId } } }
})
