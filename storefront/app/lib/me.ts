import type { accountCalls } from "@silai/contracts/account/calls"
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import { forgetEarly } from "./asked-early"
import { call, entry } from "./call"
import { keep } from "./kept"

/**
 * Under this key the browser remembers whose bag it showed last: a customer's id, or "" when that was its own. Only a page that is just
 * opening goes by it, until the shop has answered; it opens nothing.
 */
export const LAST_CUSTOMER = "customer"

export const authenticate = entry<typeof accountCalls.authenticate>("/customer/authenticate")

/** Who this browser is. Asked only in the browser: pages are drawn for everybody and cached (DESIGN §7). */
export const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: async ({ signal }) => {
    const { user } = await call(authenticate, {}, { signal })
    keep(LAST_CUSTOMER, user?.role === "customer" ? user._id : "")
    return user
  },
  enabled: typeof window !== "undefined",
})

/**
 * The authentication state of SPEC §3: `isUserDataLoading` starts true, `userData` is null for a guest.
 * `reauthenticate` asks the server again, after a sign-in or sign-out; it resolves when the answer is in.
 */
export function useAuth() {
  const client = useQueryClient()
  const me = useQuery(meQuery)
  const reauthenticate = useCallback(() => {
    forgetEarly()
    return client.invalidateQueries({ queryKey: meQuery.queryKey })
  }, [client])
  return {
    isUserSignedIn: Boolean(me.data),
    userData: me.data ?? null,
    isUserDataLoading: me.isPending,
    reauthenticate,
  }
}

/** The signed-in customer's id; null for guests, for people of the shop, and until it is known. */
export function useCustomerId(): string | null {
  const { data } = useQuery(meQuery)
  return data?.role === "customer" ? data._id : null
}
