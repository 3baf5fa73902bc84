import { SMS } from "@silai/contracts/messaging/limits"
import { DeliveryError } from "../rules/delivery-error"

type Judge = (status: number, body: unknown) => { kind: DeliveryError["kind"]; code: number | null }

// A wrong key and an exceeded quota are the shop's own problems and get fixed.
const byStatus: Judge = (status) => ({
  kind: [401, 403, 429].includes(status) || status >= 500 ? "temporary" : "permanent",
  code: null,
})

/**
 * Posts to a carrier of messages. Its reply is never repeated in the error: a carrier may quote number and code, and
 * errors are logged.
 * @param rules how long to wait, and what a refusal means
 */
export async function ask<Reply>(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  { withinMs = SMS.answerWithinMs, kindOf = byStatus }: { withinMs?: number; kindOf?: Judge } = {},
): Promise<Reply> {
  const response = await fetch(url, {
    method: "POST",
    headers,
    body,
    redirect: "error",
    signal: AbortSignal.timeout(withinMs),
  }).catch((error: Error) => {
    throw new DeliveryError("temporary", `the carrier does not answer (${error.name})`)
  })
  if (!response.ok) {
    const { kind, code } = kindOf(response.status, await response.json().catch(() => null))
    throw new DeliveryError(kind, `the carrier answered ${response.status}${code === null ? "" : ` with code ${code}`}`)
  }
  return (await response.json().catch(() => {
    throw new DeliveryError("temporary", "the carrier's answer could not be read")
  })) as Reply
}
