import type { accountCalls } from "@silai/contracts/account/calls"
import { accountSays } from "@silai/contracts/account/messages"
import { useEffect, useRef, useState } from "react"
import { useNavigate, useSearchParams } from "react-router"
import { call, CallRefused, entry } from "~/lib/call"
import { useAuth } from "~/lib/me"
import { Loading, Skeleton } from "~/ui/skeleton"
import { toast } from "~/ui/toast"
import { EmailStep } from "./email-step"
import { PasswordStep } from "./password-step"
import { LAST_ADMIN_PATH, whereNext } from "./where-next"

const signin = entry<typeof accountCalls.signin>("/customer/signin")

/** Sign-in in two steps: who, then the proof (SPEC §2). Whoever is signed in already is sent on at once. */
export function SignIn() {
  const { userData, isUserDataLoading, reauthenticate } = useAuth()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [email, setEmail] = useState("")
  const [step, setStep] = useState<"email" | "password">("email")
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const gone = useRef(false)

  const goOn = (role: "admin" | "customer") => {
    if (gone.current) return
    gone.current = true
    const to = whereNext(role, search.get("next"), lastAdminPath())
    // The back office is an application of its own, so the browser has to fetch it.
    if (to.startsWith("/admin/")) window.location.replace(to)
    else void navigate(to, { replace: true })
  }
  useEffect(() => {
    if (userData && !busy) goOn(userData.role)
  }, [userData, busy])

  const enter = async (password: string) => {
    if (busy) return
    setBusy(true)
    setRefusal(undefined)
    try {
      const { data } = await call(signin, { identifier: email.trim(), password })
      toast.success(accountSays.signedIn)
      await reauthenticate()
      goOn(data.role)
    } catch (cause) {
      setRefusal(cause instanceof CallRefused && cause.message ? cause.message : accountSays.signInFailed)
      setBusy(false)
    }
  }

  if (isUserDataLoading || (userData && !busy)) return <Asking />
  if (step === "email") return <EmailStep email={email} onEmail={setEmail} onNext={() => setStep("password")} />
  return (
    <PasswordStep
      email={email.trim()}
      busy={busy}
      refusal={refusal}
      onEdit={() => setRefusal(undefined)}
      onEnter={(password) => void enter(password)}
      onBack={() => {
        // Back clears what was entered (SPEC §4).
        setEmail("")
        setRefusal(undefined)
        setStep("email")
      }}
    />
  )
}

function Asking() {
  return (
    <>
      <Loading what="sign-in" />
      <Skeleton height="3.125rem" />
      <Skeleton height="3.125rem" />
    </>
  )
}

function lastAdminPath(): string | null {
  try {
    return localStorage.getItem(LAST_ADMIN_PATH)
  } catch {
    return null
  }
}
