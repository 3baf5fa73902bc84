import { RESET } from "@silai/contracts/account/limits"
import { useEffect, useEffectEvent } from "react"
import { useLocation, useNavigate } from "react-router"
import { getStored, setStored } from "~/lib/device/storage"
import { useHydrated } from "~/lib/use-hydrated"

/** The token of a mail's link (`#token=…`), "" for a link with a damaged one, null for none. */
export function tokenIn(hash: string): string | null {
  const token = new URLSearchParams(hash.replace(/^#/, "")).get("token")
  if (token === null) return null
  return token.length === RESET.tokenLength ? token : ""
}

const AWAITED = "silai.link"

/**
 * Keeps the token in this tab while the shopper signs in: in no address, which a server may log. The page that opens at
 * this path next finds it.
 */
export const rememberWhileSigningIn = (pathname: string, token: string): void =>
  setStored(AWAITED, `${pathname} ${token}`, "sessionStorage")

/** The token kept for this path, once. */
function awaitedToken(pathname: string): string | null {
  const [path, token] = (getStored(AWAITED, "sessionStorage") ?? "").split(" ")
  if (path !== pathname || !token) return null
  setStored(AWAITED, null, "sessionStorage")
  return token
}

/**
 * Moves the token from the address bar, where it could be seen or shared by mistake, into the history entry, where a
 * reload finds it again. `isRead` is false until the browser has read it.
 */
export function useResetToken() {
  const { hash, pathname, state } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const found = tokenIn(hash)

  const moveIntoHistory = useEffectEvent(
    (token: string) => void navigate(pathname, { replace: true, state: { token } }),
  )
  const stored = (state as { token?: string } | null)?.token
  useEffect(() => {
    const token = found ?? (stored === undefined ? awaitedToken(pathname) : null)
    if (token !== null) moveIntoHistory(token)
  }, [found, stored, pathname])
  return {
    isRead: isHydrated && found === null,
    token: stored ?? null,
    /** Back to requesting a link. */
    drop: () => void navigate(pathname, { replace: true, state: null }),
  }
}
