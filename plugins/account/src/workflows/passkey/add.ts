import { randomBytes } from "node:crypto"
import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server"
import type { AttestedKey, Passkey } from "@silai/contracts/account/passkey-calls"
import { PASSKEY } from "@silai/contracts/account/passkey-limits"
import { passkeyRefusals } from "@silai/contracts/account/passkey-messages"
import { SHOP } from "@silai/contracts/shop/settings"
import { endDevices } from "@silai/kit/devices"
import { emitEvents } from "@silai/kit/events"
import { type Database, many, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { listPasskeys } from "../../queries/passkeys"
import { waysOf } from "../../queries/sign-in-ways"
import { fitsLabel } from "../../rules/fits-label"
import { isTaken } from "../customer/create"
import { lockSignedIn } from "../customer/lock"
import { recordChange } from "../ways/record"
import { storeChallenge, place, consumeChallenge } from "./challenge"
import { present } from "@silai/contracts/present"

/** The owner of a passkey, and the session of the request. */
export type Holder = { kind: "shop" | "staff"; actorId: string; sessionId: string }

const rowsOf = (sql: Sql, actorId: string) =>
  many<{ id: string; user_handle: string; transports: string[] }>(
    sql,
    `select id, user_handle, transports from passkey where actor_id = ?`,
    [actorId],
  )

/**
 * The options that the device needs to make a passkey, for a person who has just proven their identity. `prove` uses
 * the proof up in the same transaction.
 * @throws passkey.full
 */
export async function startPasskey(
  database: Database,
  { actorId, sessionId }: Holder,
  { name, email }: { name: string; email: string | null },
  prove: (trx: Sql) => Promise<void>,
): Promise<Record<string, unknown>> {
  const saved = await rowsOf(database, actorId)
  if (saved.length >= PASSKEY.most) throw refuse(passkeyRefusals.full)
  // One handle for all passkeys of a person, which reveals nothing about them.
  const userHandle = saved[0]?.user_handle ?? randomBytes(32).toString("base64url")
  const options = await generateRegistrationOptions({
    rpName: SHOP.name,
    rpID: place().rpID,
    userID: new Uint8Array(Buffer.from(userHandle, "base64url")),
    userName: email ?? name,
    userDisplayName: name || (email ?? ""),
    attestationType: "none",
    timeout: PASSKEY.timeoutMs,
    excludeCredentials: saved.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  })
  await database.transaction(async (trx) => {
    await lockSignedIn(trx, actorId, sessionId)
    await prove(trx)
    await storeChallenge(trx, options.challenge, { sessionId, kind: "add", actorId, userHandle })
  })
  return { ...options }
}

/** The device's answer: an unreadable one is refused like a wrong one. */
const verified = (response: AttestedKey, expectedChallenge: string) => {
  const { rpID, origin } = place()
  return verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch((error: Error) => {
    log("info", "passkey not added", { cause: error.message })
    return { verified: false as const, registrationInfo: undefined }
  })
}

/** Stores the passkey that the device has made. @throws passkey.not_added, passkey.full */
export async function addPasskey(
  database: Database,
  { kind, actorId, sessionId }: Holder,
  { name, response }: { name: string; response: AttestedKey },
): Promise<Passkey> {
  const asked = await consumeChallenge(database, sessionId, "add", actorId)
  if (!asked) throw refuse(passkeyRefusals.not_added)
  const { registrationInfo } = await verified(response, asked.challenge)
  if (!registrationInfo) throw refuse(passkeyRefusals.not_added)
  const { id, publicKey, counter } = registrationInfo.credential
  if (!fitsLabel(publicKey)) throw refuse(passkeyRefusals.not_added)
  await database
    .transaction(async (trx) => {
      await lockSignedIn(trx, actorId, sessionId)
      const before = await waysOf(trx, actorId)
      if (before.passkeys.length >= PASSKEY.most) throw refuse(passkeyRefusals.full)
      await trx.raw(
        `insert into passkey (id, actor_id, kind, user_handle, name, public_key, counter, transports) values (?, ?, ?, ?, ?, ?, ?, ?)`,
        [
          id,
          actorId,
          kind,
          asked.user_handle,
          name,
          Buffer.from(publicKey),
          counter,
          response.response.transports ?? [],
        ],
      )
      await recordChange(trx, actorId, "passkeyAdded", before)
      // It counts as a second factor: sessions elsewhere that signed in by password alone end.
      if (kind === "staff") {
        await trx.raw(`delete from sign_in_challenge where user_id = ?`, [actorId])
        await endDevices(trx, actorId, sessionId)
        await notifyLive(trx, "staff.changed", {})
      }
      await emitEvents(trx, { name: "silai.passkey.created", data: [{ id: actorId }] })
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? refuse(passkeyRefusals.not_added) : error
    })
  return present(
    (await listPasskeys(database, actorId)).find((one) => one._id === id),
    "the passkey just added",
  )
}
