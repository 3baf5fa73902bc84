import { profileCalls } from "@silai/contracts/account/calls"
import { GOOGLE_TRIES } from "@silai/contracts/account/limits"
import { accountSays } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { enterByGoogle } from "../../../../google/enter"
import { openDoor } from "../../../../sign-in/door"
import { customerNamed } from "../../../../sign-in/people"

export const POST = answer(profileCalls.googleSignIn, async ({ body, visitor, container, req, res }) => {
  const database = databaseOf(container)
  await countTry(database, "google", visitor.ip, GOOGLE_TRIES.perAddress)
  const customerId = await enterByGoogle(container, visitor.shopper, body.token)
  await openDoor({ req, res, visitor, container }, { role: "customer", actorId: customerId })
  const message = visitor.shopper.customerId ? accountSays.googleConnected : accountSays.signedIn
  return {
    message,
    user: await customerNamed(database, customerId),
    customerData: { _id: customerId },
    data: { customer: { _id: customerId } },
  }
})
