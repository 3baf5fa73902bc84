import type { EventData } from "@silai/contracts/events"
import { databaseOf } from "@silai/kit/knex"
import type { Listener } from "@silai/kit/listener"

/** When an order's contact is corrected, its requests get it too: their mails go there. */
export const listener: Listener<EventData<"silai.order.contact-corrected">> = {
  name: "returns.contact",
  async run(container, { data }) {
    const sql = databaseOf(container)
    const { contact } = await container.resolve("silai_order").bought(sql, data.id)
    await sql.raw(`update return_request set email = ?, phone = ? where order_id = ?`, [
      contact.email,
      contact.phone,
      data.id,
    ])
  },
}
