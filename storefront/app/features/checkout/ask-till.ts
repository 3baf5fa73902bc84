import type { BodyOf, Call, ReplyOf } from "@silai/contracts/call"
import { CallRefused, unreachable, type Entry } from "~/lib/call"

/** A refusal with all that came along: the lines that are gone, the attempt that is already paid. */
export class TillRefused extends CallRefused {
  constructor(
    refusal: { code: string; message: string; status: number },
    readonly more: Record<string, unknown>,
  ) {
    super(refusal.code, refusal.message, refusal.status)
  }
}

/**
 * A browser's call whose refusal carries data beside its sentence, which the page has to act on.
 * @throws TillRefused, or the shop's "could not reach" refusal (status 0)
 */
export async function askTill<C extends Call>(entry: Entry<C>, body: BodyOf<C>, signal?: AbortSignal): Promise<ReplyOf<C>> {
  const response = await fetch(`/api${entry.path}`, {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal,
  }).catch(() => {
    throw unreachable()
  })
  const reply = (await response.json().catch(() => null)) as (Record<string, unknown> & { code?: string; message?: string }) | null
  if (response.ok && reply) return reply as ReplyOf<C>
  if (!reply?.code) throw unreachable()
  throw new TillRefused({ code: reply.code, message: reply.message ?? "", status: response.status }, reply)
}
