import { OTP } from "@silai/contracts/account/limits"
import { one, type Sql } from "@silai/kit/knex"
import type { Occasion } from "../rules/code"

const fresh = `session_id = ? and phone = ? and purpose = ? and spent_at is null and used_at > now() - make_interval(secs => ${OTP.proofSeconds})`

/** Whether this browser has lately proven this phone, for this purpose. */
export async function isProven(sql: Sql, { sessionId, phone, purpose }: Occasion): Promise<boolean> {
  return (await one(sql, `select 1 from otp_challenge where ${fresh}`, [sessionId, phone, purpose])) !== null
}

/** Uses the proof up, in the transaction of what it was asked for. False when there is none. */
export async function spendProof(trx: Sql, { sessionId, phone, purpose }: Occasion): Promise<boolean> {
  return (
    (await one(trx, `update otp_challenge set spent_at = now() where ${fresh} returning 1`, [
      sessionId,
      phone,
      purpose,
    ])) !== null
  )
}
