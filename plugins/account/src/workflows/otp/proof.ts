import { OTP } from "@silai/contracts/account/limits"
import { one, type Sql } from "@silai/kit/knex"
import type { Occasion } from "../../rules/code"

const fresh = `session_id = ? and phone = ? and purpose = ? and spent_at is null and used_at > now() - make_interval(secs => ${OTP.proofSeconds})`

/** Whether this browser has recently proven this phone for this purpose. */
export async function isProven(sql: Sql, { sessionId, phone, purpose }: Occasion): Promise<boolean> {
  return (await one(sql, `select 1 from otp_challenge where ${fresh}`, [sessionId, phone, purpose])) !== null
}

/** Whether this browser has any unused proof: getting one costs a message. */
export async function hasProof(sql: Sql, sessionId: string): Promise<boolean> {
  const proof = await one(
    sql,
    `select 1 from otp_challenge where session_id = ? and spent_at is null and used_at > now() - make_interval(secs => ?)`,
    [sessionId, OTP.proofSeconds],
  )
  return proof !== null
}

/** Uses up the proof, in the transaction that it is needed for. False when there is none. */
export async function spendProof(trx: Sql, { sessionId, phone, purpose }: Occasion): Promise<boolean> {
  return (
    (await one(trx, `update otp_challenge set spent_at = now() where ${fresh} returning 1`, [
      sessionId,
      phone,
      purpose,
    ])) !== null
  )
}
