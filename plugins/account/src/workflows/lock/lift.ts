import type { LockKind } from "@silai/contracts/account/limits"
import type { StaffVisitor } from "@silai/contracts/account/service"
import type { Database } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { forgetCounts } from "@silai/kit/rate-limit"
import { nameOfSubject } from "../../queries/locks"
import { LOCKABLE } from "../../rules/lockable"

/** Empties the counts that lock a person out, and records who did it. @returns the person, in words */
export async function liftLock(
  database: Database,
  kind: LockKind,
  subject: string,
  { userId, name }: StaffVisitor,
): Promise<string> {
  const { shuts, also, ends } = LOCKABLE[kind]
  const who = await nameOfSubject(database, kind, subject)
  await database.transaction(async (trx) => {
    for (const count of [...shuts.map((one) => one.name), ...also]) {
      await forgetCounts(trx, count, subject, ends)
    }
    await trx.raw(
      `insert into lock_lifted (kind, subject, who, lifted_by, lifted_by_name, lifted_at) values (?, ?, ?, ?, ?, now())`,
      [kind, subject, who, userId, name],
    )
  })
  log("info", "lock lifted", { kind, by: userId })
  return who
}
