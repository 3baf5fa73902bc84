import { useQuery } from "@tanstack/react-query"
import { addressesQuery, profileQuery } from "~/features/customer/queries"
import { useAuth } from "~/lib/auth"
import type { KnownPerson } from "./details-form"

/**
 * The account's data of the signed-in shopper. Null for a guest; undefined while loading. What cannot be loaded is left
 * out: the shopper then types it, as a guest does.
 */
export function useKnownPerson(): (KnownPerson & { _id: string }) | null | undefined {
  const { userData, isUserDataLoading } = useAuth()
  const me = userData?.role === "customer" ? userData : null
  const profile = useQuery(profileQuery(me?._id ?? ""))
  const addresses = useQuery(addressesQuery(me?._id ?? ""))
  if (isUserDataLoading) return undefined
  if (!me) return null
  if (profile.isPending || addresses.isPending) return undefined
  return { _id: me._id, name: me.name, email: me.email, phone: profile.data?.phone, addresses: addresses.data ?? [] }
}
