import { addressCalls } from "@silai/contracts/account/calls"
import { accountSays } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { changeAddress, removeAddress } from "../../../../address/change"

export const POST = answer(
  addressCalls.addressUpdate,
  async ({ body: { _id, remove, userId: _u, customerId: _c, ...change }, visitor, container }) => {
    const { customerId } = visitor.shopper
    if (!remove)
      return {
        message: accountSays.addressSaved,
        data: await changeAddress(databaseOf(container), customerId, _id, change),
      }
    await removeAddress(databaseOf(container), customerId, _id)
    return { message: accountSays.addressRemoved, data: null }
  },
)
