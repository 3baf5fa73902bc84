import type { MedusaContainer } from "@medusajs/framework/types"
import { mayDo } from "@silai/contracts/staff/roles"
import type { ChatPerson } from "@silai/contracts/whatsapp/calls"
import { CHAT_PERSON } from "@silai/contracts/whatsapp/limits"
import { whatsappRefusals } from "@silai/contracts/whatsapp/messages"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import type { Visitor } from "@silai/kit/visitor"
import { mobileOf } from "../rules/contact"

type Staff = NonNullable<Visitor["staff"]>
type Contact = { wa_id: string | null; customer_id: string | null; is_linked_by_hand: boolean }

async function contactOf(sql: Sql, chatId: string): Promise<Contact> {
  const contact = await one<Contact>(
    sql,
    `select k.wa_id, k.customer_id, k.is_linked_by_hand from whatsapp_chat c join whatsapp_contact k on k.id = c.contact_id
      where c.id = (select coalesce(merged_into, id) from whatsapp_chat where id = ?)`,
    [chatId],
  )
  if (!contact) throw refuse(whatsappRefusals.unknown)
  return contact
}

/**
 * The person behind a chat, from the plugins that know: the linked account, or else the guest with this phone. Bag and
 * measurements only for roles that see them elsewhere too. @throws whatsapp.unknown
 */
export async function readPerson(container: MedusaContainer, { role }: Staff, chatId: string): Promise<ChatPerson> {
  const sql = databaseOf(container)
  const [account, orders] = [container.resolve("account"), container.resolve("silai_order")]
  const contact = await contactOf(sql, chatId)
  const { customer_id: customerId } = contact
  const phone = (customerId && (await account.phoneOf(sql, customerId))) || mobileOf(contact.wa_id)
  const bought = await orders.ordersOf({ customerId, phone })
  const list = bought.list.slice(0, CHAT_PERSON.orders)
  const [name, guest, returns, own] = await Promise.all([
    customerId ? account.nameOf(sql, customerId) : null,
    customerId || !list[0] ? null : orders.buyerOf(sql, list[0]._id),
    container.resolve("returns").forOrders(
      sql,
      bought.list.map(({ _id }) => _id),
      CHAT_PERSON.returns,
    ),
    customerId ? ownThings(container, sql, { customerId, role }) : { bag: [], measurements: [] },
  ])
  const pageId = customerId ?? guest?.firstAsGuest ?? null
  return {
    customer: pageId
      ? {
          _id: pageId,
          isAccount: customerId !== null,
          isLinkedByHand: customerId !== null && contact.is_linked_by_hand,
          name: name ?? bought.latest?.name ?? "",
        }
      : null,
    orders: list.map((order) => ({
      ...order,
      path: mayDo(role, "chat.write") ? orders.buyersPath(order._id) : null,
    })),
    olderOrders: bought.orders - list.length,
    returns,
    ...own,
  }
}

async function ownThings(
  container: MedusaContainer,
  sql: Sql,
  { customerId, role }: { customerId: string; role: Staff["role"] },
): Promise<Pick<ChatPerson, "bag" | "measurements">> {
  const [bag, measurements] = await Promise.all([
    mayDo(role, "customer.read")
      ? container.resolve("bag").contentsOf(sql, container.resolve("catalogue"), customerId)
      : [],
    mayDo(role, "measurement.read") ? container.resolve("measurement").halvesOf(sql, customerId) : [],
  ])
  return { bag, measurements }
}
