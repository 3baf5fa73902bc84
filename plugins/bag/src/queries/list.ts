import type { MedusaContainer } from "@medusajs/framework/types"
import type { bagCalls } from "@silai/contracts/bag/calls"
import type { ParsedBodyOf, ReplyOf } from "@silai/contracts/call"
import { databaseOf, many } from "@silai/kit/knex"
import type { BagRow } from "../rules/shown"
import { showAll } from "./read"

type Ask = ParsedBodyOf<typeof bagCalls.all>
type Listed = Pick<ReplyOf<typeof bagCalls.all>, "data" | "total" | "totalPages">

/** One page of customers' bag lines, for the back office. */
export async function listLines(container: MedusaContainer, { customerId, page, pageSize }: Ask): Promise<Listed> {
  const database = databaseOf(container)
  const [whose, owner] = customerId ? ["where l.customer_id = ?", [customerId]] : ["", []]
  const [rows, counted] = await Promise.all([
    many<BagRow & { customer_name: string }>(
      database,
      `select l.*, trim(concat_ws(' ', c.first_name, c.last_name)) as customer_name from bag_line l left join customer c on c.id = l.customer_id ${whose}
        order by l.added_at desc, l.id desc limit ? offset ?`,
      [...owner, pageSize, (page - 1) * pageSize],
    ),
    many<{ count: number }>(database, `select count(*)::int as count from bag_line l ${whose}`, owner),
  ])
  const items = await showAll(container.resolve("catalogue"), rows)
  const total = counted[0]?.count ?? 0
  return {
    data: items.map((item, at) => ({ ...item, customerName: rows[at]?.customer_name ?? "" })),
    total,
    totalPages: Math.ceil(total / pageSize),
  }
}
