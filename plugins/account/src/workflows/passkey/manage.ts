import { passkeyRefusals } from "@silai/contracts/account/passkey-messages"
import { secondFactorRefusals } from "@silai/contracts/staff/messages"
import { emitEvents } from "@silai/kit/events"
import { type Database, one } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { hasFactor, isRequired } from "../../queries/second-factor"
import { waysOf } from "../../queries/sign-in-ways"
import { recordChange } from "../ways/record"
import type { Proof } from "../profile/prove"
import { lockSignedIn } from "../customer/lock"
import type { Holder } from "./add"

type Whose = Pick<Holder, "kind" | "actorId">

/** Renames one's own passkey. @throws passkey.unknown */
export async function renamePasskey(database: Database, { actorId }: Whose, id: string, name: string): Promise<void> {
  const renamed = await one(database, `update passkey set name = ? where id = ? and actor_id = ? returning id`, [
    name,
    id,
    actorId,
  ])
  if (!renamed) throw refuse(passkeyRefusals.unknown)
}

/**
 * Removes one's own passkey, and mails the person. `proof` is used up with it: an intruder in an open session must not
 * remove the key that only its owner holds.
 * @throws passkey.unknown, staff.factor_required (the last second factor of a person who must have one)
 */
export async function removePasskey(
  database: Database,
  { kind, actorId, sessionId }: Holder,
  id: string,
  proof: Proof,
): Promise<void> {
  await database.transaction(async (trx) => {
    await lockSignedIn(trx, actorId, sessionId)
    const before = await waysOf(trx, actorId)
    if (!(await one(trx, `delete from passkey where id = ? and actor_id = ? returning id`, [id, actorId])))
      throw refuse(passkeyRefusals.unknown)
    if (kind === "staff" && (await isRequired(trx)) && !(await hasFactor(trx, actorId)))
      throw refuse(secondFactorRefusals.factor_required)
    await proof(trx)
    await recordChange(trx, actorId, "passkeyRemoved", before)
    if (kind === "staff") await notifyLive(trx, "staff.changed", {})
    await emitEvents(trx, { name: "silai.passkey.deleted", data: [{ id: actorId }] })
  })
}
