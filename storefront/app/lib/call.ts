import type { BodyOf, Call, ReplyOf } from "@silai/contracts/call"
import { askedEarly } from "./asked-early"

/** A documented call as the browser knows it: its path, and (only for the compiler) its body and reply. */
export type Entry<C extends Call> = { path: C["path"]; readonly _call?: C }

export type CallOptions = { signal?: AbortSignal }

/** The way a call travels: a bare fetch in the browser, Medusa's client on the server (call.server.ts). */
export type Transport = (path: string, body: unknown, options: CallOptions) => Promise<unknown>

/**
 * The shop said no, and says why: `message` may be shown, `code` may be branched on, `field` places it on a form;
 * `more` holds what a refusal brings along (SPEC §7: `outOfStockItems`).
 */
export class CallRefused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly field?: string,
    readonly more: Readonly<Record<string, unknown>> = {},
  ) {
    super(message)
    this.name = "CallRefused"
  }
}

/** Code of a call that never got an answer: no network, or the shop is not there. */
export const UNREACHABLE = "house.unreachable"
/** Code of a call that only signed-in people may make: nobody is signed in here, or not any more. */
export const SIGN_IN = "house.sign_in"
const UNREACHABLE_SENTENCE = "We could not reach the shop. Please check your connection and try again."

/**
 * Names a call: `entry<typeof accountCalls.signin>("/customer/signin")`.
 * The contract itself is only a type here, so that no schema reaches the browser.
 */
export function entry<C extends Call>(path: C["path"]): Entry<C> {
  return { path }
}

export function unreachable(): CallRefused {
  return new CallRefused(UNREACHABLE, UNREACHABLE_SENTENCE, 0)
}

const overFetch: Transport = async (path, body, { signal }) => {
  const early = await askedEarly(path, body)
  if (early) return early
  const files = body instanceof FormData
  const response = await fetch(`/api${path}`, {
    method: "POST",
    credentials: "same-origin",
    headers: files ? undefined : { "content-type": "application/json" },
    body: files ? body : JSON.stringify(body),
    signal,
  }).catch((cause: unknown) => {
    throw signal?.aborted ? cause : unreachable()
  })
  const reply = (await response.json().catch(() => null)) as
    ({ message?: string; code?: string; field?: string } & Record<string, unknown>) | null
  if (response.ok && reply) return reply
  throw new CallRefused(
    reply?.code ?? `http.${response.status}`,
    reply?.message ?? UNREACHABLE_SENTENCE,
    response.status,
    reply?.field,
    reply ?? {},
  )
}

let transport: Transport = overFetch

/** The server's entry puts Medusa's client here before the first request. */
export function travelBy(way: Transport) {
  transport = way
}

/**
 * Makes a documented call and gives its reply.
 * @throws CallRefused when the shop refuses (any status from 300) or cannot be reached (status 0).
 */
export function call<C extends Call>(
  entry: Entry<C>,
  body: BodyOf<C> | FormData,
  options: CallOptions = {},
): Promise<ReplyOf<C>> {
  return transport(entry.path, body, options) as Promise<ReplyOf<C>>
}
