import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto"
import type { AssertedKey, AttestedKey } from "@silai/contracts/account/passkey-calls"
import { theShop } from "./facts"

type Options = { challenge: string; rp?: { id: string }; rpId?: string; user?: { id: string } }
type Change = {
  origin?: string
  rpId?: string
  isVerified?: boolean
  counter?: number
  challenge?: string
  label?: number
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest()
const text = (data: Buffer) => data.toString("base64url")

/** The few forms of CBOR (RFC 8949) that a key and its attestation need. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255])
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const parts = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as number)])
  return Buffer.concat([head(5, value.size), ...parts])
}

/** A device with one passkey, which it creates, and with which it answers challenges, correctly or wrong in one way. */
export function aDevice() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const id = randomBytes(24)
  let counter = 0
  let userHandle: string | undefined
  const origin = new URL(theShop().publicUrl).origin
  const clientData = (type: string, { challenge }: Options, change: Change) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: change.challenge ?? challenge,
        origin: change.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const authData = (rpId: string, { isVerified = true, ...change }: Change, attested?: Buffer) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(change.counter ?? ++counter)
    const flags = 1 | (isVerified ? 4 : 0) | (attested ? 64 : 0)
    return Buffer.concat([sha256(change.rpId ?? rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)])
  }
  return {
    id: text(id),
    make(options: Options, change: Change = {}): AttestedKey {
      // The first account that it was made for: a passkey never changes owner.
      userHandle ??= options.user?.id
      const { x, y } = publicKey.export({ format: "jwk" })
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, change.label ?? -7],
          [-1, 1],
          [-2, Buffer.from(x!, "base64url")],
          [-3, Buffer.from(y!, "base64url")],
        ]),
      )
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const attestationObject = cbor(
        new Map<string, unknown>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", authData(options.rp!.id, change, attested)],
        ]),
      )
      const response = {
        clientDataJSON: text(clientData("webauthn.create", options, change)),
        attestationObject: text(attestationObject),
        transports: ["internal"],
      }
      return { id: text(id), rawId: text(id), type: "public-key", response }
    },
    answer(options: Options, change: Change = {}, key: KeyObject = privateKey): AssertedKey {
      const data = authData(options.rpId!, change)
      const client = clientData("webauthn.get", options, change)
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), key)
      const response = {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
        userHandle,
      }
      return { id: text(id), rawId: text(id), type: "public-key", response }
    },
  }
}
