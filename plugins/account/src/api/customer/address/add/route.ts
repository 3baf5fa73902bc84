import { addressCalls } from "@silai/contracts/account/calls"
import { accountSays } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { addAddress } from "../../../../address/add"

export const POST = answer(addressCalls.addressAdd, async ({ body, visitor, container }) => ({
  message: accountSays.addressSaved,
  data: await addAddress(databaseOf(container), visitor.shopper.customerId, body),
}))
