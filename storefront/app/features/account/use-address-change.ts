import type { BodyOf } from "@silai/contracts/call"
import type { addressCalls } from "@silai/contracts/account/calls"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { call } from "~/lib/call"
import { toast } from "~/ui/toast"
import { addressAdd, addressUpdate } from "./profile-calls"
import { addressesQuery, useMyId } from "./profile-queries"

/** Changes or removes one kept address; the book is read anew, since the default may have moved. */
export function useAddressChange() {
  const client = useQueryClient()
  const me = useMyId()
  return useMutation({
    mutationFn: (change: BodyOf<typeof addressCalls.addressUpdate>) => call(addressUpdate, change),
    onSuccess: ({ message }) => {
      toast.success(message)
      return client.invalidateQueries({ queryKey: addressesQuery(me).queryKey })
    },
    onError: (error) => toast.error(error.message),
  })
}

type Told = Omit<BodyOf<typeof addressCalls.addressAdd>, "userId" | "customerId">

/** Keeps a new address, or all fields of a kept one. `onError` is called also when the page that asked is gone. */
export function useAddressKeeping(id: string | null, onError?: (error: Error) => void) {
  const client = useQueryClient()
  const me = useMyId()
  return useMutation({
    mutationFn: (told: Told) => (id ? call(addressUpdate, { ...told, _id: id }) : call(addressAdd, told)),
    onSuccess: () => client.invalidateQueries({ queryKey: addressesQuery(me).queryKey }),
    onError,
  })
}
