import { accountCalls } from "@silai/contracts/account/calls"
import { answer } from "@silai/kit/answer"

export const POST = answer(accountCalls.adminSession, async ({ visitor: { staff } }) => ({
  data: {
    _id: staff.userId,
    name: staff.name,
    role: staff.role,
    email: staff.email,
    secondFactor: staff.secondFactor,
  },
}))
