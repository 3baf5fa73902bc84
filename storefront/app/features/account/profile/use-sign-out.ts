import { accountMessages } from "@silai/contracts/account/messages"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "react-router"
import { forgetDraft } from "~/features/checkout/details/draft"
import { forgetBuyer } from "~/features/checkout/last-buyer"
import { forgetPayWay } from "~/features/checkout/payment/pay-way"
import { forgetPhone } from "~/features/order/phone-proof"
import { call } from "~/lib/call"
import { meQuery, useAuth } from "~/lib/auth"
import { dropDrafts } from "~/lib/device/device-draft"
import { paths } from "~/paths"
import { toast } from "~/ui/toast"
import { signout } from "~/features/customer/calls"
import { errorMessage } from "~/lib/error-message"

/** Leaves the account's pages and clears this tab's personal data. Also after an account was deleted. */
export function useLeaveAccount() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    // Navigate first: a page for signed-in users would redirect to the sign-in as soon as the session ends.
    await navigate(paths.home)
    for (const key of ["mine", "order", "checkout"]) client.removeQueries({ queryKey: [key] })
    for (const forget of [forgetBuyer, forgetDraft, forgetPayWay, forgetPhone, dropDrafts]) forget()
    client.setQueryData(meQuery.queryKey, null)
    await client.invalidateQueries({ queryKey: meQuery.queryKey })
  }
}

/** Signs out in this browser. */
export function useSignOut() {
  const leave = useLeaveAccount()
  const { userData } = useAuth()
  return useMutation({
    // Staff have a separate session, also while they look at the shop.
    mutationFn: async () => {
      const forget = () => import("~/features/push/device").then(({ forgetDevice }) => forgetDevice())
      if (userData?.role === "customer") await forget().catch(() => undefined)
      return call(signout, { audience: userData?.role === "admin" ? "backOffice" : "shop" })
    },
    onSuccess: async () => {
      await leave()
      toast.success(accountMessages.signedOut)
    },
    onError: (error) => toast.error(errorMessage(error)),
  })
}
