import { createECDH, createHash } from "node:crypto"
import { PUSH } from "@silai/contracts/push/limits"
import type { PushNotice } from "@silai/contracts/push/notice"
import webPush from "web-push"
import { isPushAddress } from "../rules/address"
import { waitOf } from "../rules/retry-after"
import type { PushOptions } from "../variables"
import { PushError, type PushProvider, type PushTarget } from "./provider"

type Keys = NonNullable<PushOptions["keys"]>

/** A push service takes at most 32 letters. */
const topicOf = (tag: string) => createHash("sha256").update(tag).digest("base64url").slice(0, 32)

function assertPair({ publicKey, privateKey }: Keys): void {
  const curve = createECDH("prime256v1")
  curve.setPrivateKey(privateKey, "base64url")
  // Every push service would refuse every notice, and only then.
  if (curve.getPublicKey("base64url") !== publicKey)
    throw new Error("PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY are not one pair (see .env.example).")
}

/**
 * Web push (RFC 8030) with the encryption of RFC 8291 and the shop's own key (RFC 8292): the push service cannot read what it carries.
 * @throws when the keys are no pair
 */
export function openWebPush(keys: Keys, serviceBase: string | null): PushProvider {
  assertPair(keys)
  const reaches = (endpoint: string) => isPushAddress(endpoint, serviceBase)

  function requestFor({ endpoint, p256dh, auth }: PushTarget, notice: PushNotice) {
    const text = JSON.stringify(notice)
    if (Buffer.byteLength(text) > PUSH.maxBytes) throw new PushError("permanent", "the notice is too long")
    try {
      return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: keys,
        TTL: PUSH.keptSeconds,
        urgency: "high",
        topic: topicOf(notice.tag),
      })
    } catch {
      // The library's own message may contain the key.
      throw new PushError("permanent", "the browser's key cannot be used")
    }
  }

  return {
    publicKey: keys.publicKey,
    reaches,
    async send(to, notice) {
      // Checked again: an address of an earlier version, or of the demo, must not be reached either.
      if (!reaches(to.endpoint)) return "gone"
      const { headers, body } = requestFor(to, notice)
      const { "Content-Length": _, ...others } = headers
      const response = await fetch(to.endpoint, {
        method: "POST",
        headers: Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)])),
        body: new Uint8Array(body ?? Buffer.alloc(0)),
        redirect: "manual",
        signal: AbortSignal.timeout(PUSH.answerWithinMs),
      }).catch(() => {
        throw new PushError("temporary", "the push service does not answer")
      })
      await response.body?.cancel()
      if (response.ok) return "sent"
      if (response.status === 404 || response.status === 410) return "gone"
      const reason = `the push service answered ${response.status}`
      if (response.status === 429 || response.status >= 500)
        throw new PushError("temporary", reason, waitOf(response.headers.get("retry-after"), Date.now()))
      throw new PushError("permanent", reason)
    },
  }
}
