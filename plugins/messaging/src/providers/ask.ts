import { SMS } from "@silai/contracts/messaging/limits"
import { DeliveryError } from "../rules/delivery-error"

/**
 * Posts to a text message carrier. Its reply is never repeated in the error: a carrier may quote number and code, and
 * errors are logged.
 */
export async function ask<Reply>(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
): Promise<Reply> {
  const response = await fetch(url, {
    method: "POST",
    headers,
    body,
    redirect: "error",
    signal: AbortSignal.timeout(SMS.answerWithinMs),
  }).catch((error: Error) => {
    throw new DeliveryError("temporary", `the carrier does not answer (${error.name})`)
  })
  // A wrong key and an exceeded quota are the shop's own problems and get fixed.
  if (!response.ok)
    throw new DeliveryError(
      [401, 403, 429].includes(response.status) || response.status >= 500 ? "temporary" : "permanent",
      `the carrier answered ${response.status}`,
    )
  return (await response.json().catch(() => {
    throw new DeliveryError("temporary", "the carrier's answer could not be read")
  })) as Reply
}
