import { useMutation, useQueryClient } from "@tanstack/react-query"
import { call } from "~/lib/call"
import { toast } from "~/ui/toast"
import { guest } from "./calls"
import { detailsQuery } from "./details"
import { forgetDraft } from "./draft"
import { forgetBuyer } from "./last-buyer"

/** "Not you? Clear": what a guest told goes from this browser, and from what the shop keeps of its checkout. */
export function useForgetting() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      forgetBuyer()
      forgetDraft()
      return (await call(guest, { forget: true })).data
    },
    onSuccess: (details) => client.setQueryData(detailsQuery.queryKey, details),
    onError: (error) => toast.error(error.message),
  })
}
