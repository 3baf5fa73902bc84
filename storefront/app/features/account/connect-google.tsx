import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "~/lib/call"
import { Button } from "~/ui/button"
import { Notice } from "~/ui/notice"
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
  const connecting = useMutation({
    mutationFn: (token: string) => call(googleSignIn, { token }),
    onSuccess: ({ message }) => {
      toast.success(message)
      return client.invalidateQueries({ queryKey: mineOf(me) })
    },
  })
  if (!wanted)
    return (
      <Button kind="quiet" size="small" onClick={() => setWanted(true)}>
        Connect<span className="visually-hidden"> Google</span>
      </Button>
    )
  return (
    <div className={styles.google}>
      {connecting.isError && (
        <Notice tone="bad" live>
          {connecting.error.message}
        </Notice>
      )}
      <GoogleButton key={connecting.failureCount + (connecting.isError ? 1 : 0)} onToken={(token) => connecting.mutate(token)} />
    </div>
  )
}
