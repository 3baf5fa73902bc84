import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "~/lib/call"
import { Button } from "~/ui/button"
import { Refusal } from "~/ui/refusal"
import { toast } from "~/ui/toast"
import styles from "./account-summary.module.css"
import { googleSignIn } from "./profile-calls"
import { GoogleButton } from "./google-button"
import { mineOf, useMyId } from "./profile-queries"

/** Connects a Google account to this one, so that it opens it too. Google's own script is fetched only when that is wanted. */
export function ConnectGoogle() {
  const client = useQueryClient()
  const me = useMyId()
  const [wanted, setWanted] = useState(false)
  /** Counts the tokens that were refused; each takes its nonce with it. While one is under way its button stays, or its nonce would die. */
  const [refused, setRefused] = useState(0)
  const connecting = useMutation({
    mutationFn: (token: string) => call(googleSignIn, { token }),
    onSuccess: ({ message }) => {
      toast.success(message)
      return client.invalidateQueries({ queryKey: mineOf(me) })
    },
    onError: () => setRefused((now) => now + 1),
  })
  if (!wanted)
    return (
      <Button kind="quiet" size="small" onClick={() => setWanted(true)}>
        Connect<span className="visually-hidden"> Google</span>
      </Button>
    )
  return (
    <div className={styles.google}>
      <Refusal>{connecting.error?.message}</Refusal>
      <GoogleButton key={refused} onToken={(token) => connecting.mutate(token)} />
    </div>
  )
}
