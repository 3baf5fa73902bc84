import type { BodyOf, Call, CallPath, ReplyOf } from "@silai/contracts/call"
import type { CallAt, EveryCall } from "@silai/contracts/every-call"
import { Presses } from "@silai/contracts/house/presses"
import { CallRefused } from "@silai/contracts/refused"
import { ShopClient } from "@silai/kit/client"
import { translated } from "../words/language"
import { OFFLINE, SERVER_SILENT } from "../words/no-answer"
import { learnClock } from "./shop-clock"

const client = new ShopClient(new URL("/api", window.location.origin).href, SERVER_SILENT, learnClock)

const presses = new Presses(() => crypto.randomUUID())

/** A documented call in the browser: its path, and by type its body and reply. The zod shapes stay on the server. */
export type Entry<C extends Call> = { path: CallPath; readonly shape?: C }

/** The call at this path; an unknown path does not compile. */
export const entry = <Path extends EveryCall["path"]>(path: Path): Entry<CallAt<Path>> => ({ path })

/** Input of a plugin's hooks in addition to the call's own body. */
type WithAdditionalData<Body> = Body & { additional_data?: Record<string, unknown> }

/**
 * Makes one documented call with the back-office session (architecture §3).
 * @throws CallRefused when the server refuses, or cannot be reached (code `offline`).
 */
export function call<C extends Call>(
  to: Entry<C>,
  body: BodyOf<C> | WithAdditionalData<BodyOf<C>>,
  signal?: AbortSignal,
): Promise<ReplyOf<C>> {
  // Without a body the client would send none, so a call without payload still sends {}.
  return reached(
    async () => {
      const reply = await client
        .fetch<ReplyOf<C>>(to.path, {
          method: "POST",
          body: body as Record<string, unknown>,
          headers: presses.headerOf(to.path, body),
          signal,
        })
        .catch((error: unknown) => {
          if (error instanceof CallRefused) presses.settle(to.path, body, error.status)
          throw error
        })
      presses.settle(to.path, body, 200)
      return { ...reply, message: translated(reply.message) }
    },
    to.path,
    signal,
  )
}

/**
 * Makes a call whose reply is a file; `seen` gets its pieces as they arrive.
 * @throws CallRefused as `call` does, and when the line is cut before the file is whole
 */
export function callForFile<C extends Call>(
  to: Entry<C>,
  body: BodyOf<C>,
  type: string,
  seen?: (piece: Uint8Array) => void,
): Promise<Blob> {
  return reached(async () => {
    // When it accepts anything but JSON, the client returns the response unread.
    const response = await client.fetch<Response>(to.path, {
      method: "POST",
      body: body as Record<string, unknown>,
      headers: { accept: type },
    })
    if (!seen || !response.body) return response.blob()
    const pieces = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, on) {
        seen(piece)
        on.enqueue(piece)
      },
    })
    return new Response(response.body.pipeThrough(pieces), { headers: response.headers }).blob()
  }, to.path)
}

/** `began`: when the call was made, in milliseconds of `performance.now()`. */
type RefusalCheck = (refusal: CallRefused, path: CallPath, began: number) => Promise<CallRefused>
let checked: RefusalCheck = async (refusal) => refusal
/** Called for every refusal of a call; the caller gets what it returns. */
export function onRefusal(check: RefusalCheck): void {
  checked = check
}

async function reached<T>(ask: () => Promise<T>, path: CallPath, signal?: AbortSignal): Promise<T> {
  const began = performance.now()
  try {
    return await ask()
  } catch (error) {
    if (error instanceof CallRefused) {
      const refusal = await checked(error, path, began)
      refusal.message = translated(refusal.message, refusal.code)
      throw refusal
    }
    if (signal?.aborted) throw error
    throw new CallRefused("offline", translated(OFFLINE), 0)
  }
}
