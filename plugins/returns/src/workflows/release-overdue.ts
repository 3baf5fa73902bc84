import { present } from "@silai/contracts/present"
import type { MedusaContainer } from "@medusajs/framework/types"
import { LET_GO_AGAIN_MINUTES } from "@silai/contracts/returns/limits"
import { returnMessages } from "@silai/contracts/returns/messages"
import { causeOf, log } from "@silai/kit/log"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { dayInWords } from "../rules/window"
import { lockRequest } from "./move"
import { withEngineRefusals } from "./lock"
import { noteReleased } from "./settle"
import { releaseReplacements } from "./stock"

const shop = { name: returnMessages.shop, userId: null }
const isOverdue = `reserved_until < now() and state in ('requested', 'approved', 'pickedUp')`

/**
 * Releases the new size of one exchange whose time is over, with a note in its history and a mail. The request's state
 * stays: a buyer who still sends the piece gets the new size if it is in stock. On an error it stays reserved for an
 * hour more, so that the others do not wait for it.
 * @returns whether there was one
 */
export async function releaseNextOverdue(container: MedusaContainer): Promise<boolean> {
  const database = databaseOf(container)
  const next = await one<{ id: string }>(
    database,
    `select id from return_request where ${isOverdue} order by reserved_until limit 1`,
  )
  if (!next) return false
  try {
    await database.transaction((trx) => releaseSize(trx, next.id))
  } catch (error) {
    log("error", "an exchange was not let go of", { return: next.id, cause: causeOf(error) })
    await database.raw(
      `update return_request set reserved_until = now() + make_interval(mins => ?) where id = ? and ${isOverdue}`,
      [LET_GO_AGAIN_MINUTES, next.id],
    )
  }
  return true
}

async function releaseSize(trx: Sql, id: string): Promise<void> {
  const row = await lockRequest(trx, id)
  // A step taken while this waited for the lock may have given it another time, or ended it.
  if (!(await one(trx, `select 1 from return_request where id = ? and ${isOverdue}`, [row.id]))) return
  const sizes = row.lines.map(({ piece: { name }, to_size }) => `${name}, ${to_size}`)
  await trx.raw(`update return_request set reserved_until = null, released_at = now() where id = ?`, [row.id])
  await noteReleased(
    trx,
    row,
    shop,
    returnMessages.released(sizes.join("; "), dayInWords(present(row.reserved_until, "the end of a reservation"))),
  )
  await withEngineRefusals(row.order_id, () => releaseReplacements(trx, row, shop))
}
