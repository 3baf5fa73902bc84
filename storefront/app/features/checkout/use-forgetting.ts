import { useMutation, useQueryClient } from "@tanstack/react-query"
import { call } from "~/lib/call"
import { toast } from "~/ui/toast"
import { guest } from "./calls"
import { detailsQuery } from "./details"
import { forgetDraft } from "./details/draft"
import { forgetBuyer } from "./last-buyer"
import { forgetPayWay } from "./payment/pay-way"
import { errorMessage } from "~/lib/error-message"

/** "Not you? Clear": deletes a guest's details in this browser, and those that the shop keeps of its checkout. */
export function useForgetting() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      forgetBuyer()
      forgetDraft()
      forgetPayWay()
      return (await call(guest, { forget: true })).data
    },
    onSuccess: (details) => client.setQueryData(detailsQuery.queryKey, details),
    onError: (error) => toast.error(errorMessage(error)),
  })
}
