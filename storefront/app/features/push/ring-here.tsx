import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "~/lib/call"
import { errorMessage } from "~/lib/error-message"
import { Button } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { Refusal } from "~/ui/form/refusal"
import { checkSubscription } from "./calls"
import { allowNotices, canRing, ownEndpoint } from "./device"
import styles from "./ring-here.module.css"

type Props = {
  /** `ask`: the button's text. `kept`: the text once notices are on. */
  ask: string
  doneNote: string
  /** The order that it is about; whether this browser rings for it already is asked. */
  orderId?: string
  size?: "small" | "normal"
  /** Lets this browser, which the shop now knows, ring for something. @returns what to say */
  onAllowed: (endpoint: string) => Promise<string>
}

/** A button that lets this browser ring; nothing where the browser cannot, or the shop does not. */
export function RingHere({ ask, doneNote, orderId, size = "normal", onAllowed }: Props) {
  const client = useQueryClient()
  const queryKey = ["push", orderId ?? ""]
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const endpoint = await ownEndpoint()
      return (await call(checkSubscription, { ...(endpoint && { endpoint }), ...(orderId && { orderId }) }, { signal }))
        .data
    },
    enabled: canRing(),
  })
  const [notice, setNotice] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const publicKey = data?.publicKey
  if (!publicKey) return null
  const isDone = notice ?? (data.isFollowed ? doneNote : undefined)
  if (isDone)
    return (
      <p className={styles.done} role="status">
        <Icon name="check" size={18} />
        {isDone}
      </p>
    )
  const allow = async () => {
    setBusy(true)
    setRefusal(undefined)
    try {
      setNotice(await onAllowed(await allowNotices(publicKey)))
      await client.invalidateQueries({ queryKey })
    } catch (cause) {
      setRefusal(errorMessage(cause))
    }
    setBusy(false)
  }
  return (
    <>
      <Refusal>{refusal}</Refusal>
      <Button kind="quiet" size={size} busy={busy} onClick={() => void allow()}>
        {ask}
      </Button>
    </>
  )
}
