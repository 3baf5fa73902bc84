import { KNOWN_BROWSER } from "@silai/contracts/account/limits"
import { DAY_MS } from "@silai/contracts/india"
import type { Request, Response } from "express"
import { hashOf, type Opened, SESSION_DAYS, type SessionKind } from "./sessions"

/** Two sessions, and the mark of a browser that was used to sign in before; the mark grants no access. */
type CookieKind = SessionKind | "known"
const daysOf = (kind: CookieKind) => (kind === "known" ? KNOWN_BROWSER.days : SESSION_DAYS[kind].idle)

/** Over plain http (localhost) a cookie cannot be Secure. */
const isSecure = () => (process.env.PUBLIC_URL ?? "").startsWith("https://")

/**
 * A browser accepts a name with `__Secure-` only over TLS, so that no one on the network can plant one. (`__Host-`
 * would require the path "/", and every page and picture would carry the cookie.)
 */
export const cookieName = (kind: CookieKind) => `${isSecure() ? "__Secure-" : ""}silai_${kind}`

/** Cookies have the path of the API on the one origin. */
function flags(kind: CookieKind) {
  return {
    httpOnly: true,
    // A link in a mail opens a page of the back office, which then makes its own calls: no other site needs to send this cookie.
    sameSite: kind === "staff" ? ("strict" as const) : ("lax" as const),
    secure: isSecure(),
    path: "/api",
    maxAge: daysOf(kind) * DAY_MS,
  }
}

export function readCookie(req: Request, kind: CookieKind): string | null {
  for (const pair of (req.headers.cookie ?? "").split(";")) {
    const at = pair.indexOf("=")
    if (pair.slice(0, at).trim() === cookieName(kind)) return pair.slice(at + 1).trim() || null
  }
  return null
}

export const giveCookie = (res: Response, kind: CookieKind, secret: string) =>
  res.cookie(cookieName(kind), secret, flags(kind))

/** A session that the request at hand has opened: its cookie is lost if the reply is. */
export type OpenedSession = { kind: SessionKind; sessionId: string }

/** Gives a session that was opened now its cookie, and notes it for a reply that is kept (`openedIn`). */
export function giveSession(res: Response, kind: SessionKind, { secret, sessionId }: Opened): void {
  giveCookie(res, kind, secret)
  res.locals.opened = { kind, sessionId } satisfies OpenedSession
}
export const openedIn = (res: Response) => res.locals.opened as OpenedSession | undefined

/** Gives a browser its mark, and notes its hash for a reply that is kept (`markIn`): the cookie is lost if the reply is. */
export function giveMark(res: Response, mark: string): void {
  giveCookie(res, "known", mark)
  res.locals.mark = hashOf(mark)
}
export const markIn = (res: Response) => res.locals.mark as string | undefined

export const takeCookie = (res: Response, kind: SessionKind) => {
  const { maxAge: _maxAge, ...rest } = flags(kind)
  return res.clearCookie(cookieName(kind), rest)
}
