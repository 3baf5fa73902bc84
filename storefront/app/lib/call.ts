import type { BodyOf, Call, ReplyOf } from "@silai/contracts/call"
import { REQUEST_ID } from "@silai/contracts/house/limits"
import { Presses } from "@silai/contracts/house/presses"
import { CallRefused, refusedBy } from "@silai/contracts/refused"
import { earlyReply } from "~/prehydration/early-replies"
import { randomId } from "./random-id"

/** A documented call in the browser: its path, and (only for the compiler) its body and reply. */
export type Entry<C extends Call> = { path: C["path"]; opensSession?: boolean; readonly _call?: C }

export type CallOptions = { signal?: AbortSignal }

/** How a call is sent: a bare fetch in the browser, Medusa's client on the server (call.server.ts). */
export type Transport = (path: string, body: unknown, options: CallOptions) => Promise<unknown>

export { CallRefused }

/** Code of a call without a reply: no network, or the shop is down. */
export const UNREACHABLE = "house.unreachable"
/** Code of a call that needs a sign-in: there is no session, or it has ended. */
export const SIGN_IN = "house.sign_in"
const UNREACHABLE_SENTENCE = "We could not reach the shop. Please check your connection and try again."

/**
 * Names a call: `entry<typeof accountCalls.signin>("/customer/signin")`.
 * The contract itself is only a type here, so that no schema reaches the browser.
 * @param how `opensSession`: one of the first calls of a visit, which may give the browser its session. Such calls go one
 * after another: of two at once each would open a session, and the browser keeps only the cookie that comes last.
 */
export function entry<C extends Call>(path: C["path"], how: { opensSession?: boolean } = {}): Entry<C> {
  return { path, ...how }
}

export function unreachable(): CallRefused {
  return new CallRefused(UNREACHABLE, UNREACHABLE_SENTENCE, 0)
}

const presses = new Presses(randomId)
/** Whether a call that must not be done twice was sent and got no reply: the shop may have done it. */
export const isUnanswered = <C extends Call>({ path }: Entry<C>, body: BodyOf<C>) => presses.isUnanswered(path, body)

const overFetch: Transport = async (path, body, { signal }) => {
  const early = await earlyReply(path, body)
  if (early) return early
  const files = body instanceof FormData
  const response = await fetch(`/api${path}`, {
    method: "POST",
    credentials: "same-origin",
    headers: files
      ? // Without it a stranger's form could send files with this browser's cookie.
        { "x-requested-with": "fetch" }
      : { ...presses.headerOf(path, body), "content-type": "application/json" },
    body: files ? body : JSON.stringify(body),
    signal,
  }).catch((cause: unknown) => {
    throw signal?.aborted ? cause : unreachable()
  })
  presses.settle(path, body, response.status)
  const reply: unknown = await response.json().catch(() => null)
  if (response.ok && reply) return reply
  throw refusedBy(response.status, reply, UNREACHABLE_SENTENCE, response.headers.get(REQUEST_ID))
}

let transport: Transport = overFetch

/** The server's entry sets Medusa's client here before the first request. Without an argument: `fetch`, as in the browser. */
export function setTransport(way: Transport = overFetch) {
  transport = way
}

/** A call without a reply, on a connection that has died unnoticed, does not hold up the next one for longer. */
const OPENING_MS = 10_000
/** Until the last call that may open a session is over; never rejects. */
let opening: Promise<unknown> = Promise.resolve()

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Makes a documented call and returns its reply.
 * @throws CallRefused when the shop refuses (any status from 300) or cannot be reached (status 0).
 */
export function call<C extends Call>(
  entry: Entry<C>,
  body: BodyOf<C> | FormData,
  options: CallOptions = {},
): Promise<ReplyOf<C>> {
  const send = () => transport(entry.path, body, options) as Promise<ReplyOf<C>>
  if (!entry.opensSession) return send()
  const reply = opening.then(send)
  opening = Promise.race([reply.catch(() => undefined), opening.then(() => pause(OPENING_MS))])
  return reply
}
