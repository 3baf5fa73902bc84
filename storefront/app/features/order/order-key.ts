import { useEffect } from "react"
import { useLocation, useNavigate } from "react-router"
import { useHydrated } from "~/lib/use-hydrated"

/** The key of a mail's link: behind the `#`; in older mails, in the query. Null where there is none. */
export function keyIn({ hash, search }: { hash: string; search: string }): string | null {
  return new URLSearchParams(hash.replace(/^#/, "")).get("key") ?? new URLSearchParams(search).get("key")
}

/**
 * Moves the key from the address bar, where it could be shared by mistake, into the history entry, where a reload finds
 * it again. `isRead` is false until the browser has read it.
 */
export function useOrderKey(): { isRead: boolean; key?: string } {
  const { hash, search, pathname, state } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const found = keyIn({ hash, search })

  useEffect(() => {
    if (found !== null) void navigate(pathname, { replace: true, state: { orderKey: found } })
  }, [found, navigate, pathname])

  return { isRead: isHydrated && found === null, key: (state as { orderKey?: string } | null)?.orderKey }
}
