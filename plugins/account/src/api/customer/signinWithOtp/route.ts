import { accountCalls } from "@silai/contracts/account/calls"
import { accountRefusals, accountMessages } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { takeOtp } from "../../../workflows/otp/check"
import { customerOfPhone } from "../../../queries/look-up"
import { startSession } from "../../../workflows/sign-in/start-session"

export const POST = answer(
  accountCalls.signinWithOtp,
  async ({ body: { phone, otp }, visitor, container, req, res }) => {
    await takeOtp(container, visitor.countedAs, { sessionId: visitor.shopper.sessionId, phone, purpose: "signin" }, otp)
    // Looked up only after the caller has proven the phone.
    const customerId = await customerOfPhone(databaseOf(container), phone)
    if (!customerId) throw refuse(accountRefusals.no_account_for_phone)
    await startSession({ req, res, visitor, container }, { role: "customer", actorId: customerId }, async (trx) => {
      return (await customerOfPhone(trx, phone)) === customerId
    })
    return { message: accountMessages.signedIn, data: { role: "customer" }, customerData: { _id: customerId } }
  },
)
