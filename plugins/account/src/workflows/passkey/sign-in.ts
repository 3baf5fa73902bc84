import { generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server"
import type { AssertedKey } from "@silai/contracts/account/passkey-calls"
import { PASSKEY } from "@silai/contracts/account/passkey-limits"
import { passkeyRefusals } from "@silai/contracts/account/passkey-messages"
import { type Database, databaseOf, one } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { refuse } from "@silai/kit/refuse"
import type { Known } from "../../queries/credentials"
import { startSession, type SignInRequest } from "../sign-in/start-session"
import { isStaff } from "../staff/members"
import { storeChallenge, place, consumeChallenge } from "./challenge"

type Row = {
  actor_id: string
  kind: "shop" | "staff"
  user_handle: string
  public_key: Buffer
  counter: string
  transports: string[]
}

/** The options that the device needs to choose one of its passkeys for this shop; they name no person. */
export async function startEntering(database: Database, sessionId: string): Promise<Record<string, unknown>> {
  const options = await generateAuthenticationOptions({
    rpID: place().rpID,
    userVerification: "required",
    timeout: PASSKEY.timeoutMs,
  })
  await database.transaction((trx) =>
    storeChallenge(trx, options.challenge, { sessionId, kind: "enter", actorId: null, userHandle: null }),
  )
  return { ...options }
}

/**
 * Signs in with a passkey. The device has checked the finger, the face or the PIN, so it proves two factors: for staff
 * it replaces password and second step. Tries are not counted: a key cannot be guessed, each needs a new challenge, and
 * a count by network would keep staff behind it out.
 * @throws passkey.refused (whatever is wrong)
 */
export async function enterByPasskey(request: SignInRequest, sessionId: string, response: AssertedKey): Promise<Known> {
  const { container } = request
  const database = databaseOf(container)
  const asked = await consumeChallenge(database, sessionId, "enter", null)
  if (!asked) throw refuse(passkeyRefusals.refused)
  const row = await database.transaction(async (trx) => {
    // Locked, so that of two answers with the same counter the second is seen as a copy.
    const key = await one<Row>(
      trx,
      `select actor_id, kind, user_handle, public_key, counter, transports from passkey where id = ? for update`,
      [response.id],
    )
    if (!key) return null
    const counter = await newCounter(key, response, asked.challenge)
    if (counter === null) return null
    await trx.raw(`update passkey set counter = ?, seen_at = now() where id = ?`, [counter, response.id])
    return key
  })
  if (!row) throw refuse(passkeyRefusals.refused)
  const known: Known = { role: row.kind === "staff" ? "admin" : "customer", actorId: row.actor_id }
  if (known.role === "admin" && !(await isStaff(database, known.actorId))) throw refuse(passkeyRefusals.refused)
  await startSession(
    request,
    known,
    async (trx) =>
      (await one(trx, `select 1 from passkey where id = ? and actor_id = ?`, [response.id, known.actorId])) !== null,
  )
  return known
}

/** The counter after a right answer; null for a wrong one, or one of a copied key. */
async function newCounter(key: Row, response: AssertedKey, expectedChallenge: string): Promise<number | null> {
  const { rpID, origin } = place()
  const { userHandle, ...rest } = response.response
  if (userHandle && userHandle !== key.user_handle) return null
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...response,
        response: { ...rest, ...(userHandle && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: response.id,
        publicKey: new Uint8Array(key.public_key),
        counter: Number(key.counter),
        transports: key.transports,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch (error) {
    log("info", "passkey refused", { cause: (error as Error).message })
    return null
  }
}
