import type { OrderContact } from "@silai/contracts/order/edit-calls"
import { orderRefusals } from "@silai/contracts/order/messages"
import { refuse } from "@silai/kit/refuse"

type Asked = { now: OrderContact; before: OrderContact; after: OrderContact }
export type ContactChange = { email: boolean; phone: boolean }

/**
 * Checks that an order may get this contact. `before`: as the caller saw it. @returns which of the two changes
 * @throws order.contact_changed, order.email_wanted, order.same_contact
 */
export function judgeContact({ now, before, after }: Asked): ContactChange {
  if (before.email !== now.email || before.phone !== now.phone) throw refuse(orderRefusals.contact_changed)
  if (now.email && !after.email) throw refuse(orderRefusals.email_wanted)
  const change = { email: after.email !== now.email, phone: after.phone !== now.phone }
  if (!change.email && !change.phone) throw refuse(orderRefusals.same_contact)
  return change
}
