import { accountSays } from "@silai/contracts/account/messages"
import { SIGN_IN_TOAST_MS } from "@silai/contracts/shop/limits"
import { useCallback } from "react"
import { moveGuestBag } from "~/features/bag/move-guest-bag"
import { useAuth } from "~/lib/me"
import { toast } from "~/ui/toast"

/** What the guest left in this browser goes to the account; a failure is told, and keeps it here (SPEC §4, §8). */
async function moveGuestBusiness(): Promise<void> {
  await moveGuestBag().catch(() => toast.error(accountSays.moveFailed, { duration: SIGN_IN_TOAST_MS }))
}

/** What follows every way in, before the page is left: greet, hand over what a guest had, and learn who is there. */
export function useArrival() {
  const { reauthenticate } = useAuth()
  return useCallback(
    async (role: "admin" | "customer", greeting: string) => {
      toast.success(greeting, { duration: SIGN_IN_TOAST_MS })
      if (role === "customer") await moveGuestBusiness()
      await reauthenticate()
    },
    [reauthenticate],
  )
}
