import type { Profile } from "@silai/contracts/account/shapes"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { call, CallRefused } from "~/lib/call"
import { errorMessage } from "~/lib/error-message"
import { Button } from "~/ui/button"
import { Refusal } from "~/ui/form/refusal"
import { toast } from "~/ui/toast"
import styles from "../profile/account-summary.module.css"
import { googleSignIn } from "~/features/customer/calls"
import { SelfProofFields } from "../proof/self-proof-fields"
import { type Shown, useSelfProof } from "../proof/use-self-proof"
import { GoogleButton } from "./google-button"
import { mineOf, useMyId } from "~/features/customer/queries"

/** Connects a Google account for sign-in. Google's own script is loaded only on demand. */
export function ConnectGoogle({ profile }: { profile: Profile }) {
  const [wanted, setWanted] = useState(false)
  if (wanted) return <Connecting profile={profile} />
  return (
    <Button kind="quiet" onClick={() => setWanted(true)}>
      Connect<span className="visually-hidden"> Google</span>
    </Button>
  )
}

/** First the proof that the account is theirs, then Google's window. The server checks both together. */
function Connecting({ profile }: { profile: Profile }) {
  const client = useQueryClient()
  const me = useMyId()
  const proof = useSelfProof(profile, "connect-google")
  const [shown, setShown] = useState<Shown | null>(null)
  const [refusal, setRefusal] = useState<string>()
  /**
   * Counts refused tokens; each uses up its nonce. While a request runs the button stays, or its nonce would become
   * invalid.
   */
  const [refused, setRefused] = useState(0)
  const refuse = (cause: Error) => {
    setRefused((now) => now + 1)
    // A refused Google token is explained next to its button; a wrong proof is asked for again.
    if (cause instanceof CallRefused && cause.code.startsWith("account.google_")) return setRefusal(cause.message)
    if (proof.takes(cause)) setShown(null)
    else setRefusal(errorMessage(cause))
  }
  const proving = useMutation({ mutationFn: proof.shown, onSuccess: setShown, onError: refuse })
  const connecting = useMutation({
    mutationFn: (token: string) => call(googleSignIn, { token, ...(shown?.password && { password: shown.password }) }),
    onSuccess: ({ message }) => {
      toast.success(message)
      return client.invalidateQueries({ queryKey: mineOf(me) })
    },
    onError: refuse,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    if (!proving.isPending) proving.mutate()
  }
  if (!shown)
    return (
      <form className={styles.google} onSubmit={submit} noValidate>
        <SelfProofFields proof={proof} title="Before we connect Google" />
        <Refusal>{refusal}</Refusal>
        <Button type="submit" size="small" busy={proving.isPending}>
          Continue to Google
        </Button>
      </form>
    )
  return (
    <div className={styles.google}>
      <Refusal>{refusal}</Refusal>
      <GoogleButton key={refused} onToken={(token) => connecting.mutate(token)} />
    </div>
  )
}
