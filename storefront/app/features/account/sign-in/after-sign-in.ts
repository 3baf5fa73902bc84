import { accountMessages } from "@silai/contracts/account/messages"
import { SIGN_IN_TOAST_MS } from "@silai/contracts/shop/limits"
import { useAuth } from "~/lib/auth"
import { toast } from "~/ui/toast"
import { useCallback, useEffect, useEffectEvent, useRef } from "react"
import { useLocation, useNavigate, useSearchParams } from "react-router"
import { getStored } from "~/lib/device/storage"
import { isSecondStep } from "./use-step-history"
import { LAST_ADMIN_PATH, whereNext } from "./where-next"

type Role = "admin" | "customer"

/**
 * Redirects signed-in people: at once on arrival, and when a sign-in has `arrived`; not while one is running (`busy`).
 * The second step's history entry is removed first, so that Back does not return to a finished form.
 */
export function useRedirectSignedIn({ arrived, busy }: { arrived: Role | null; busy: boolean }): {
  isLeaving: boolean
} {
  const { userData } = useAuth()
  const [search] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const gone = useRef(false)
  const role = arrived ?? (busy ? null : (userData?.role ?? null))
  const second = isSecondStep(state)

  const leadOn = useEffectEvent((role: Role) => {
    if (second) return void navigate(-1)
    gone.current = true
    const to = whereNext(role, search.get("next"), getStored(LAST_ADMIN_PATH))
    // The back office is a separate application, so this needs a full page load.
    if (to.startsWith("/admin/")) window.location.replace(to)
    else void navigate(to, { replace: true })
  })
  // `second` too: once its history entry is removed, the redirect may continue.
  useEffect(() => {
    if (role && !gone.current) leadOn(role)
  }, [role, second])

  return { isLeaving: role !== null }
}

/**
 * Moves the guest's data in this browser to the account; a failure is shown, and the data stays here (requirements §4,
 * §8).
 */
async function moveGuestBusiness(): Promise<void> {
  await import("~/features/bag/move-guest-bag")
    .then(({ moveGuestBag }) => moveGuestBag())
    .catch(() => toast.error(accountMessages.moveFailed, { duration: SIGN_IN_TOAST_MS }))
  // An address that is not moved is typed once more: no reason to alarm the shopper.
  await import("~/features/checkout/details/carry-address")
    .then(({ carryAddress }) => carryAddress())
    .catch(() => undefined)
}

/**
 * Runs after every sign-in and sign-up, before leaving the page: greets, moves the guest's data, and reloads who is
 * signed in.
 */
export function useAfterSignIn() {
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
