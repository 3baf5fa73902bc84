import { Client } from "@medusajs/js-sdk"
import type { BodyOf, Call, CallPath, ReplyOf } from "@silai/contracts/call"
import type { CallAt, EveryCall } from "@silai/contracts/every-call"
import { CallRefused, throwRefusals } from "./refusal"

const API = "/api"
throwRefusals(API)

const client = new Client({ baseUrl: new URL(API, window.location.origin).href, auth: { type: "session" } })

/** A documented call as the browser knows it: its path, and by type what it takes and answers. The zod shapes stay on the server. */
export type Entry<C extends Call> = { path: CallPath; readonly shape?: C }

/** The call at this path; a path that no call has does not compile. */
export const entry = <Path extends EveryCall["path"]>(path: Path): Entry<CallAt<Path>> => ({ path })

/**
 * Makes one documented call with the back-office session (DESIGN §3).
 * @throws CallRefused when the server says no, or cannot be reached (code `offline`).
 */
export function call<C extends Call>(to: Entry<C>, body: BodyOf<C>, signal?: AbortSignal): Promise<ReplyOf<C>> {
  // The client sends no body for an empty object's absence, so a call without payload still sends {}.
  return reached(
    () => client.fetch<ReplyOf<C>>(to.path, { method: "POST", body: body as Record<string, unknown>, signal }),
    signal,
  )
}

/** Makes a call that answers with a file. @throws CallRefused as `call` does */
export async function callForFile<C extends Call>(to: Entry<C>, body: BodyOf<C>, type: string): Promise<Blob> {
  // Asked for anything but JSON, the client hands the response on unread.
  const response = await reached(() =>
    client.fetch<Response>(to.path, {
      method: "POST",
      body: body as Record<string, unknown>,
      headers: { accept: type },
    }),
  )
  return response.blob()
}

let openDoor = () => {}
/** Hears of every call that was answered with "who are you?": the session has ended. */
export function hearStranger(hear: () => void): void {
  openDoor = hear
}

async function reached<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof CallRefused && error.code === "house.sign_in") openDoor()
    if (error instanceof CallRefused || signal?.aborted) throw error
    throw new CallRefused(0, "offline", "The shop's server could not be reached. Check the connection and try again.")
  }
}
