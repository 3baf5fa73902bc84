import { accountCalls } from "@silai/contracts/account/calls"
import { houseRefusals } from "@silai/contracts/house/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { customerNamed } from "../../../queries/customer/customer-named"

export const POST = answer(accountCalls.single, async ({ visitor, container }) => {
  const customer = await customerNamed(databaseOf(container), visitor.shopper.customerId)
  if (!customer) throw refuse(houseRefusals.sign_in)
  return { data: customer }
})
