import type { MedusaContainer } from "@medusajs/framework/types"
import type { UidState } from "@silai/contracts/uid/limits"
import { UID_STATE_WORDS, uidRefusals } from "@silai/contracts/uid/messages"
import { databaseOf } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { lockUid } from "../queries/rows"
import { movesByHand, WANTS_WHY } from "../rules/moves"
import { type Mover, settle } from "./note"

export type MoveAsked = { id: string; state: UidState; why: string; by: Mover }

/** Sets an id's state by hand. @throws uid.unknown, uid.cannot_move, uid.why_wanted */
export function moveUid(
  container: MedusaContainer,
  { id, state: to, why, by }: MoveAsked,
): Promise<{ id: string; from: UidState; state: UidState }> {
  return databaseOf(container).transaction(async (trx) => {
    const row = await lockUid(trx, id)
    if (!movesByHand(row.state, row.was).includes(to))
      throw refuse(uidRefusals.cannot_move, UID_STATE_WORDS[row.state], UID_STATE_WORDS[to])
    if (WANTS_WHY.includes(to) && !why) throw refuse(uidRefusals.why_wanted)
    // A label that is free again belongs to no order.
    await settle(trx, [row], { to, note: why }, by, to === "printed" ? null : undefined)
    return { id, from: row.state, state: to }
  })
}
