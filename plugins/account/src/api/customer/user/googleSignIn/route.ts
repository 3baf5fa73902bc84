import { profileCalls } from "@silai/contracts/account/calls"
import { GOOGLE_TRIES } from "@silai/contracts/account/limits"
import { accountMessages } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countRefused } from "@silai/kit/rate-limit"
import { signInByGoogle } from "../../../../workflows/google/sign-in"
import { startSession } from "../../../../workflows/sign-in/start-session"
import { customerNamed } from "../../../../queries/customer/customer-named"

export const POST = answer(
  profileCalls.googleSignIn,
  async ({ body, visitor, additionalData, container, req, res }) => {
    const database = databaseOf(container)
    const { customerId, stillOpens } = await countRefused(
      database,
      "google",
      visitor.countedAs,
      GOOGLE_TRIES.perAddress,
      () => signInByGoogle(container, visitor.shopper, body, additionalData),
    )
    await startSession({ req, res, visitor, container }, { role: "customer", actorId: customerId }, stillOpens)
    const message = visitor.shopper.customerId ? accountMessages.googleConnected : accountMessages.signedIn
    return {
      message,
      user: await customerNamed(database, customerId),
      customerData: { _id: customerId },
      data: { customer: { _id: customerId } },
    }
  },
)
