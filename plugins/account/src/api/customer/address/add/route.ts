import { addressCalls } from "@silai/contracts/account/calls"
import { accountMessages } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { addAddressWorkflow } from "../../../../workflows/address/workflows"

export const POST = answer(
  addressCalls.addressAdd,
  async ({ body: { userId: _u, ...address }, visitor, additionalData, container }) => {
    const { customerId } = visitor.shopper
    const { formerDefault: _f, ...data } = await run(
      addAddressWorkflow,
      container,
      { ...address, customerId },
      additionalData,
    )
    return { message: accountMessages.addressSaved, data }
  },
)
