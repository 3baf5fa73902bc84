import { RESET } from "@silai/contracts/account/limits"
import { useEffect, useState } from "react"
import { useLocation, useNavigate } from "react-router"

/** The token of a mail's link (`#token=…`), "" where there is a link without a whole one, null where there is none. */
export function tokenIn(hash: string): string | null {
  const token = new URLSearchParams(hash.replace(/^#/, "")).get("token")
  if (token === null) return null
  return token.length === RESET.tokenLength ? token : ""
}

/**
 * Takes the token out of the address bar, where it could be read over a shoulder or shared by mistake, into the history entry, where a
 * reload finds it again. `isRead` is false until the browser has looked.
 */
export function useResetToken() {
  const { hash, pathname, state } = useLocation()
  const navigate = useNavigate()
  const [isRead, setRead] = useState(false)
  const found = tokenIn(hash)

  useEffect(() => {
    if (found !== null) void navigate(pathname, { replace: true, state: { token: found } })
    else setRead(true)
  }, [found])

  const kept = (state as { token?: string } | null)?.token
  return {
    isRead,
    token: kept ?? null,
    /** Back to asking for a link. */
    drop: () => void navigate(pathname, { replace: true, state: null }),
  }
}
