import { useQueries } from "@tanstack/react-query"
import { addressesQuery, profileQuery } from "~/features/account/profile-queries"
import { useAuth } from "~/lib/me"
import type { KnownPerson } from "./details-form"

/**
 * What the account knows of the signed-in shopper. Null for a guest; undefined while it is on the way. What cannot be fetched is left
 * out: the shopper then types it, as a guest does.
 */
export function useKnownPerson(): (KnownPerson & { _id: string }) | null | undefined {
  const { userData, isUserDataLoading } = useAuth()
  const me = userData?.role === "customer" ? userData : null
  const [profile, addresses] = useQueries({ queries: [profileQuery(me?._id ?? ""), addressesQuery(me?._id ?? "")] })
  if (isUserDataLoading) return undefined
  if (!me) return null
  if (profile.isPending || addresses.isPending) return undefined
  return { _id: me._id, name: me.name, email: me.email, phone: profile.data?.phone, addresses: addresses.data ?? [] }
}
