import { customerCalls } from "@silai/contracts/customer/calls"
import { answer } from "@silai/kit/answer"
import { showCustomer } from "../../../../queries/customer/show"

export const POST = answer(customerCalls.single, async ({ body, container }) => ({
  data: await showCustomer(container, body.customerId),
}))
