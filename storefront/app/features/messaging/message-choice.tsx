import { stopMessages } from "@silai/contracts/messaging/stop-messages"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { mineOf, useMyId } from "~/features/customer/queries"
import { call } from "~/lib/call"
import { errorMessage } from "~/lib/error-message"
import { Button } from "~/ui/button"
import { Fetched } from "~/ui/fetched"
import { Refusal } from "~/ui/form/refusal"
import { messageState, setMessages } from "./calls"
import styles from "./message-choice.module.css"

/**
 * Whether the messages that are about no order come, and the button that ends them or begins them again: for the signed-in customer, or
 * by the key of a mail's link. A button, because mail programs open links by themselves.
 */
export function MessageChoice({ linkKey }: { linkKey?: string }) {
  const client = useQueryClient()
  const queryKey = [...mineOf(useMyId()), "messages", linkKey ?? ""]
  const of = linkKey === undefined ? {} : { key: linkKey }
  const state = useQuery({ queryKey, queryFn: async ({ signal }) => (await call(messageState, of, { signal })).data })
  const setting = useMutation({
    mutationFn: (isStopped: boolean) => call(setMessages, { ...of, isStopped }),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
  return (
    <Fetched query={state} what="your choice">
      {({ isStopped, isStoppedOnWhatsapp }) => (
        <div className={styles.choice}>
          <p role="status">{isStopped ? stopMessages.isStopped : stopMessages.isOn}</p>
          {isStoppedOnWhatsapp && <p>{stopMessages.whatsapp}</p>}
          <Refusal>{setting.error ? errorMessage(setting.error) : undefined}</Refusal>
          <Button kind="plain" busy={setting.isPending} onClick={() => setting.mutate(!isStopped)}>
            {isStopped ? stopMessages.start : stopMessages.stop}
          </Button>
        </div>
      )}
    </Fetched>
  )
}
