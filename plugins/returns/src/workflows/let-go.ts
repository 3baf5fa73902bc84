import type { MedusaContainer } from "@medusajs/framework/types"
import { returnSays } from "@silai/contracts/returns/messages"
import { databaseOf, one } from "@silai/kit/knex"
import { dayInWords } from "../rules/window"
import { lockRequest } from "./move"
import { withEngineRefusals } from "./lock"
import { noteLetGo } from "./settle"
import { releaseReplacements } from "./stock"

const shop = { name: returnSays.shop, userId: null }
const isOverdue = `kept_until < now() and state in ('requested', 'approved', 'pickedUp')`

/**
 * Lets go of the new size of one exchange whose time is over, with a note in its history and a mail. The request stays as it is: who sends
 * the piece all the same gets the new size if it is still there. @returns whether there was one
 */
export async function letGoNext(container: MedusaContainer): Promise<boolean> {
  const database = databaseOf(container)
  const next = await one<{ id: string }>(
    database,
    `select id from return_request where ${isOverdue} order by kept_until limit 1`,
  )
  if (!next) return false
  await database.transaction(async (trx) => {
    const row = await lockRequest(trx, next.id)
    // A step that was taken while this waited for its turn has given it another time, or an end.
    if (!(await one(trx, `select 1 from return_request where id = ? and ${isOverdue}`, [row.id]))) return
    const sizes = row.lines.map(({ piece: { name }, to_size }) => `${name}, ${to_size}`)
    await trx.raw(`update return_request set kept_until = null, let_go_at = now() where id = ?`, [row.id])
    await noteLetGo(trx, row, shop, returnSays.letGo(sizes.join("; "), dayInWords(row.kept_until!)))
    await withEngineRefusals(row.order_id, () => releaseReplacements(trx, row, shop))
  })
  return true
}
