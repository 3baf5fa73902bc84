import { addressCalls } from "@silai/contracts/account/calls"
import { accountMessages } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { deleteAddressWorkflow, updateAddressWorkflow } from "../../../../workflows/address/workflows"

export const POST = answer(
  addressCalls.addressUpdate,
  async ({ body: { _id, remove, userId: _u, customerId: _c, ...change }, visitor, additionalData, container }) => {
    const { customerId } = visitor.shopper
    if (!remove) {
      const data = await run(updateAddressWorkflow, container, { ...change, customerId, _id }, additionalData)
      return { message: accountMessages.addressSaved, data }
    }
    await run(deleteAddressWorkflow, container, { customerId, _id }, additionalData)
    return { message: accountMessages.addressRemoved, data: null }
  },
)
