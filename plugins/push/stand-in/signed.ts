import { createPublicKey, verify } from "node:crypto"

const jsonOf = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString("utf8")) as Record<string, unknown>

/** A public key of P-256 as a browser has it, for Node. */
function keyOf(publicKey: string) {
  const raw = Buffer.from(publicKey, "base64url")
  return createPublicKey({
    key: {
      kty: "EC",
      crv: "P-256",
      x: raw.subarray(1, 33).toString("base64url"),
      y: raw.subarray(33).toString("base64url"),
    },
    format: "jwk",
  })
}

/**
 * Whether a request is signed (RFC 8292) with the key that the browser was asked with, for this push service, and for a day at most.
 * @param origin of the push service
 */
export function isSigned(header: string | undefined, serverKey: string, origin: string, now: number): boolean {
  const [, token = "", key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? "") ?? []
  const [head, claims, signature] = token.split(".")
  if (!head || !claims || !signature || key !== serverKey) return false
  const isTrue = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: keyOf(serverKey), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  )
  const { aud, exp, sub } = jsonOf(claims)
  const seconds = Number(exp) - now / 1000
  return isTrue && aud === origin && seconds > 0 && seconds <= 86_400 && /^(mailto:|https:)/.test(String(sub))
}
