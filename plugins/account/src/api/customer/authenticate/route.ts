import { accountCalls, type Person } from "@silai/contracts/account/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { customerNamed } from "../../../queries/customer/customer-named"

/** A guest is not an error: the reply is 200 with `success: false`, so the browser console shows no error. */
export const POST = answer(accountCalls.authenticate, async ({ visitor, container }) => {
  const { shopper, staff } = visitor
  const customer = shopper?.customerId ? await customerNamed(databaseOf(container), shopper.customerId) : null
  const user: Person | null =
    customer ??
    (staff ? { _id: staff.userId, name: staff.name, role: "admin", staffRole: staff.role, email: staff.email } : null)
  return { success: user !== null, user }
})
