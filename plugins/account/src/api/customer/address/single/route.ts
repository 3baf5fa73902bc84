import { addressCalls } from "@silai/contracts/account/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { addressOf, addressesOf } from "../../../../queries/addresses"

export const POST = answer(addressCalls.addressSingle, async ({ body, visitor, container }) => {
  const { customerId } = visitor.shopper
  return {
    data: body._id
      ? await addressOf(databaseOf(container), customerId, body._id)
      : await addressesOf(databaseOf(container), customerId),
  }
})
