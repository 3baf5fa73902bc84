import type { Request, Response } from "express"
import { SESSION_DAYS, type SessionKind } from "./sessions"

const names: Record<SessionKind, string> = { shop: "silai_shop", staff: "silai_staff" }

/** Cookies live under the path that the one origin gives the API; over plain http (localhost) they cannot be Secure. */
function flags(kind: SessionKind) {
  const secure = (process.env.PUBLIC_URL ?? "").startsWith("https://")
  return {
    httpOnly: true,
    sameSite: "lax" as const,
    secure,
    path: "/api",
    maxAge: SESSION_DAYS[kind].idle * 86_400_000,
  }
}

export function readCookie(req: Request, kind: SessionKind): string | null {
  for (const pair of (req.headers.cookie ?? "").split(";")) {
    const at = pair.indexOf("=")
    if (pair.slice(0, at).trim() === names[kind]) return pair.slice(at + 1).trim() || null
  }
  return null
}

export const giveCookie = (res: Response, kind: SessionKind, secret: string) =>
  res.cookie(names[kind], secret, flags(kind))
export const takeCookie = (res: Response, kind: SessionKind) => {
  const { maxAge: _maxAge, ...rest } = flags(kind)
  return res.clearCookie(names[kind], rest)
}
