import { Button, Dropdown } from "antd"
import { useState } from "react"
import { CHAT } from "@silai/contracts/whatsapp/limits"
import { whatsappRefusals } from "@silai/contracts/whatsapp/messages"
import { call } from "../../../providers/call"
import { shopNow } from "../../../providers/shop-clock"
import { AskForm } from "../../../ui/form/ask-form"
import { FormDialog } from "../../../ui/form/dialog-frame"
import { FormField } from "../../../ui/form/field"
import { MomentField } from "../../../ui/form/moment-field"
import { useRefetch } from "../../../ui/use-refetch"
import { translated, useSay } from "../../../words/language"
import { fromIst } from "../../catalogue/colourway/ist"
import { askUpdate, type Chat } from "../calls"
import { snoozeTimes } from "./snooze-times"
import { useChatAct } from "../use-chat-act"

/** Puts a chat off until later; a new message brings it back before. */
export function Snooze({ chat }: { chat: Chat }) {
  const say = useSay()
  const { change, busy } = useChatAct(chat)
  const [isChoosing, setChoosing] = useState(false)
  // Reckoned when it is opened: a page may stay open for days.
  const [times, setTimes] = useState<ReturnType<typeof snoozeTimes>>([])
  if (chat.snoozedUntil)
    return (
      <Button loading={busy} onClick={() => change({ snoozedUntil: null })}>
        {say("chat.snooze.wake")}
      </Button>
    )
  return (
    <>
      <Dropdown
        trigger={["click"]}
        onOpenChange={(isOpen) => isOpen && setTimes(snoozeTimes(shopNow()))}
        menu={{
          items: [
            ...times.map(({ key, until }) => ({
              key,
              label: say(`chat.snooze.${key}`),
              onClick: () => change({ snoozedUntil: until }),
            })),
            { key: "choose", label: say("chat.snooze.choose"), onClick: () => setChoosing(true) },
          ],
        }}
      >
        <Button loading={busy}>{say("chat.snooze")}</Button>
      </Dropdown>
      <FormDialog open={isChoosing} title={say("chat.snooze.choose")} width={420} onClose={() => setChoosing(false)}>
        <Choose chat={chat} onClose={() => setChoosing(false)} />
      </FormDialog>
    </>
  )
}

type Until = { snoozedUntil: string }

function Choose({ chat: { _id: chatId }, onClose }: { chat: Chat; onClose: () => void }) {
  const say = useSay()
  const refetch = useRefetch()
  const wrong = ({ snoozedUntil }: Until) => {
    if (!snoozedUntil) return say("chat.snooze.missing")
    const until = Date.parse(fromIst(snoozedUntil) ?? "")
    const most = shopNow() + CHAT.snoozeMostDays * 24 * 60 * 60_000
    return until <= shopNow() || until > most
      ? translated(whatsappRefusals.snooze_past.say, whatsappRefusals.snooze_past.code)
      : undefined
  }
  return (
    <AskForm<Until>
      name="snooze"
      blank={{ snoozedUntil: "" }}
      button={say("chat.snooze")}
      onCancel={onClose}
      onSend={async ({ snoozedUntil }) => {
        await call(askUpdate, { chatId, snoozedUntil: fromIst(snoozedUntil) ?? "" })
        onClose()
        await refetch("whatsapp")
      }}
    >
      <FormField<Until> name="snoozedUntil" label={say("chat.snooze.until")} check={wrong}>
        <MomentField />
      </FormField>
    </AskForm>
  )
}
