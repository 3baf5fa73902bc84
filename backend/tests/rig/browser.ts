import type { Call, ReplyOf } from "@silai/contracts/call"
import { cookieName } from "@silai/kit/cookies"
import { hashOf, openSession, type SessionKind } from "@silai/kit/sessions"
import { randomBytes } from "node:crypto"
import { theShop } from "./facts"
import { shopsSql, sql } from "./sql"

export type Answer<Reply = Record<string, unknown>> = {
  status: number
  headers: Headers
  body: Reply & { success: boolean; message: string; code?: string; field?: string }
}

export type Browser = {
  post<Reply = Record<string, never>>(
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Reply>>
  /** A documented call, typed by its contract; the body is sent unchanged, so that wrong ones can be tested too. */
  call<C extends Call>(call: C, body?: unknown): Promise<Answer<ReplyOf<C>>>
  get<Reply = Record<string, unknown>>(path: string, headers?: Record<string, string>): Promise<Answer<Reply>>
  /** Any raw request; cookies are sent with it. */
  send(path: string, init: RequestInit): Promise<Response>
  cookies: Map<string, string>
}

const read = async (response: Response): Promise<Answer<never>> => {
  const text = await response.text()
  const isJson = (response.headers.get("content-type") ?? "").includes("json")
  return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : { text }) as never }
}

/**
 * A shopper's browser, as the backend sees it: it stores cookies and sends its page's origin. `always` are headers of
 * each request.
 */
export function browser(shop = theShop(), always: Record<string, string> = {}): Browser {
  const cookies = new Map<string, string>()
  const storeCookie = (header: string) => {
    const [pair = "", ...flags] = header.split(";")
    const [name, value] = [pair.slice(0, pair.indexOf("=")).trim(), pair.slice(pair.indexOf("=") + 1)]
    const gone = flags.some((flag) => /expires=thu, 01 jan 1970|max-age=0/i.test(flag))
    if (gone) cookies.delete(name)
    else cookies.set(name, value)
  }
  const send = async (path: string, init: RequestInit) => {
    const headers = new Headers({ ...always, ...Object.fromEntries(new Headers(init.headers)) })
    if (!headers.has("origin")) headers.set("origin", shop.publicUrl)
    if (cookies.size) headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "))
    const response = await fetch(shop.api + path, { redirect: "manual", ...init, headers })
    response.headers.getSetCookie().forEach(storeCookie)
    return response
  }
  const post = async (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
    read(
      await send(path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
    )
  return {
    post: post as Browser["post"],
    call: ((call: Call, body: unknown = {}) => post(call.path, body)) as Browser["call"],
    get: async (path, headers = {}) => read(await send(path, { method: "GET", headers })),
    send,
    cookies,
  }
}

/** Signs in a browser as a sign-in would, without checking a password: its session, and the mark of a known browser. */
export async function openSessionFor(at: Browser, kind: SessionKind, actorId: string): Promise<void> {
  const { secret } = await openSession(shopsSql, kind, actorId, "")
  const mark = randomBytes(32).toString("base64url")
  await sql(`insert into known_browser (actor_id, mark_hash, expires_at) values ($1, $2, now() + interval '30 days')`, [
    actorId,
    hashOf(mark),
  ])
  at.cookies.set(cookieName(kind), secret)
  at.cookies.set(cookieName("known"), mark)
}
