import { createPublicKey, generateKeyPairSync, randomBytes, sign } from "node:crypto"

export type Key = { kid: string; pem: string }

export function newKey(): Key {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 })
  return { kid: randomBytes(8).toString("hex"), pem: privateKey.export({ type: "pkcs8", format: "pem" }).toString() }
}

const publicOf = ({ pem }: Key) => createPublicKey(pem)

/** The two formats in which Google publishes its keys. */
export const pemCerts = (keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key.kid, publicOf(key).export({ type: "spki", format: "pem" }).toString()]))
export const jwkCerts = (keys: Key[]) => ({
  keys: keys.map((key) => ({ ...publicOf(key).export({ format: "jwk" }), kid: key.kid, alg: "RS256", use: "sig" })),
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url")

export function signToken(key: Key, claims: object): string {
  const text = `${part({ alg: "RS256", kid: key.kid, typ: "JWT" })}.${part(claims)}`
  return `${text}.${sign("sha256", Buffer.from(text), key.pem).toString("base64url")}`
}
