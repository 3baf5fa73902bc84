import type { accountCalls } from "@silai/contracts/account/calls"
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import { call, entry } from "./call"

const authenticate = entry<typeof accountCalls.authenticate>("/customer/authenticate")

/** Who this browser is. Asked only in the browser: pages are drawn for everybody and cached (DESIGN §7). */
export const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: async ({ signal }) => (await call(authenticate, {}, { signal })).user,
  enabled: typeof window !== "undefined",
})

/**
 * The authentication state of SPEC §3: `isUserDataLoading` starts true, `userData` is null for a guest.
 * `reauthenticate` asks the server again, after a sign-in or sign-out; it resolves when the answer is in.
 */
export function useAuth() {
  const client = useQueryClient()
  const me = useQuery(meQuery)
  const reauthenticate = useCallback(() => client.invalidateQueries({ queryKey: meQuery.queryKey }), [client])
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
