import { Button, Modal } from "antd"
import { useState } from "react"
import { useSay } from "../../../words/language"
import { PickCustomer } from "../../measurement/pick-customer"
import type { Chat } from "../calls"
import { useChatAct } from "../use-chat-act"

/** Links a chat with an account, where the phone alone does not say whose it is; and takes the link away again. */
export function LinkCustomer({ chat }: { chat: Chat }) {
  const say = useSay()
  const [isPicking, setPicking] = useState(false)
  const { change, busy } = useChatAct(chat)
  const { customerId } = chat
  return (
    <p className="row">
      <Button size="small" loading={busy} onClick={() => setPicking(true)}>
        {say(customerId ? "chat.person.link.other" : "chat.person.link")}
      </Button>
      {customerId && (
        <Button size="small" disabled={busy} onClick={() => change({ customerId: null })}>
          {say("chat.person.unlink")}
        </Button>
      )}
      <Modal
        open={isPicking}
        title={say("chat.person.link")}
        footer={null}
        onCancel={() => setPicking(false)}
        destroyOnHidden
      >
        <PickCustomer
          onPick={(picked) => {
            setPicking(false)
            change({ customerId: picked })
          }}
        />
      </Modal>
    </p>
  )
}
