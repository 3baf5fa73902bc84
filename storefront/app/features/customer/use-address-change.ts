import type { BodyOf } from "@silai/contracts/call"
import type { addressCalls } from "@silai/contracts/account/calls"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { call } from "~/lib/call"
import { toast } from "~/ui/toast"
import { addressAdd, addressUpdate } from "./calls"
import { addressesQuery, useMyId } from "./queries"
import { errorMessage } from "~/lib/error-message"

/** Changes or removes one saved address; refetches the address book, because the default may have changed. */
export function useAddressChange() {
  const client = useQueryClient()
  const me = useMyId()
  return useMutation({
    mutationFn: (change: BodyOf<typeof addressCalls.addressUpdate>) => call(addressUpdate, change),
    onSuccess: ({ message }) => {
      toast.success(message)
      return client.invalidateQueries({ queryKey: addressesQuery(me).queryKey })
    },
    onError: (error) => toast.error(errorMessage(error)),
  })
}

type Address = Omit<BodyOf<typeof addressCalls.addressAdd>, "userId" | "customerId">

/** Saves a new address, or all fields of a saved one. `onError` is called even after the page is left. */
export function useAddressSaving(id: string | null, onError?: (error: Error) => void) {
  const client = useQueryClient()
  const me = useMyId()
  return useMutation({
    mutationFn: (address: Address) => (id ? call(addressUpdate, { ...address, _id: id }) : call(addressAdd, address)),
    onSuccess: () => client.invalidateQueries({ queryKey: addressesQuery(me).queryKey }),
    onError,
  })
}
