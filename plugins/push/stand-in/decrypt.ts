import { createDecipheriv, createECDH, createHmac } from "node:crypto"

const hmac = (key: Buffer, ...parts: Buffer[]) => createHmac("sha256", key).update(Buffer.concat(parts)).digest()
const named = (text: string) => Buffer.from(`${text}\0`)
const ONE = Buffer.from([1])

/**
 * Decrypts a notice as a browser does (RFC 8291 over RFC 8188), written without the library that the shop encrypts
 * with, so that the two check each other.
 * @throws when it is not for this browser, or is damaged
 */
export function decryptNotice(body: Buffer, to: { privateKey: string; publicKey: string; auth: string }): string {
  const salt = body.subarray(0, 16)
  const senderKey = body.subarray(21, 21 + body.readUInt8(20))
  const sealed = body.subarray(21 + senderKey.length)
  const curve = createECDH("prime256v1")
  curve.setPrivateKey(to.privateKey, "base64url")
  const shared = curve.computeSecret(senderKey)
  const ownKey = Buffer.from(to.publicKey, "base64url")
  const combined = hmac(Buffer.from(to.auth, "base64url"), shared)
  const material = hmac(combined, named("WebPush: info"), ownKey, senderKey, ONE)
  const pseudo = hmac(salt, material)
  const key = hmac(pseudo, named("Content-Encoding: aes128gcm"), ONE).subarray(0, 16)
  const nonce = hmac(pseudo, named("Content-Encoding: nonce"), ONE).subarray(0, 12)
  const cipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  // The last octet that is not zero ends the text.
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8")
}
