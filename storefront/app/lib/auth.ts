import type { accountCalls } from "@silai/contracts/account/calls"
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import { forgetEarlyReplies } from "~/prehydration/early-replies"
import { call, entry } from "./call"
import { setStored } from "./device/storage"

/**
 * Storage key for whose bag was last shown in this browser: a customer's id, or "" for its own. Only a page that is
 * just opening uses it, until the server has replied; it grants no access.
 */
export const LAST_CUSTOMER = "customer"

export const authenticate = entry<typeof accountCalls.authenticate>("/customer/authenticate")

/**
 * The signed-in person. Requested only in the browser: pages are rendered for everyone and cached (architecture §7).
 */
export const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: async ({ signal }) => {
    const { user } = await call(authenticate, {}, { signal })
    setStored(LAST_CUSTOMER, user?.role === "customer" ? user._id : "")
    return user
  },
  enabled: typeof window !== "undefined",
})

/**
 * The authentication state of requirements §3: `isUserDataLoading` starts true, `userData` is null for a guest.
 * `reauthenticate` refetches it, after a sign-in or sign-out; it resolves with the reply.
 */
export function useAuth() {
  const client = useQueryClient()
  const me = useQuery(meQuery)
  const reauthenticate = useCallback(() => {
    forgetEarlyReplies()
    return client.invalidateQueries({ queryKey: meQuery.queryKey })
  }, [client])
  return {
    isUserSignedIn: Boolean(me.data),
    userData: me.data ?? null,
    isUserDataLoading: me.isPending,
    reauthenticate,
  }
}

/** The signed-in customer's id; null for guests, for staff, and while loading. */
export function useCustomerId(): string | null {
  const { data } = useQuery(meQuery)
  return data?.role === "customer" ? data._id : null
}
