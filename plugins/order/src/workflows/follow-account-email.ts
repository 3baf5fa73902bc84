import type { MedusaContainer } from "@medusajs/framework/types"
import { databaseOf, many, only } from "@silai/kit/knex"
import type { OrderStateRow } from "../queries/order"
import { giveContact } from "./contact"
import { lockOrder } from "./settle"

/**
 * Gives an account's orders its proven e-mail in place of a former one. An order with an e-mail that was never the
 * account's keeps it: the buyer chose it for that order. An unproven e-mail may be a stranger's, and a mail opens its
 * order, so nothing follows it.
 */
export async function followAccountEmail(container: MedusaContainer, customerId: string): Promise<void> {
  const database = databaseOf(container)
  const emails = await container.resolve("account").emailsOf(database, customerId)
  if (!emails) return
  const orders = await many<{ order_id: string }>(
    database,
    `select order_id from order_state where customer_id = ? and email = any(?::text[])`,
    [customerId, emails.former],
  )
  for (const { order_id: orderId } of orders)
    await database.transaction(async (trx) => {
      if (!(await lockOrder(trx, orderId))) return
      const row = await only<OrderStateRow>(trx, `select * from order_state where order_id = ?`, [orderId])
      if (!emails.former.includes(row.email)) return
      await giveContact(container, trx, row, { email: emails.proven, phone: row.phone })
    })
}
