import { QUICK_REPLY } from "@silai/contracts/whatsapp/limits"
import type { QuickReply } from "@silai/contracts/whatsapp/quick-replies"
import { roomFor } from "@silai/contracts/room"
import { Button, Input } from "antd"
import { useId } from "react"
import { IconButton } from "../../ui/icon-button"
import { CloseIcon } from "../../ui/icons"
import { useSay } from "../../words/language"
import style from "./quick-replies.module.css"

/** Form.Item adds these. */
type Props = { id?: string; value?: QuickReply[]; onChange?: (value: QuickReply[]) => void }

const BLANK: QuickReply = { shortcut: "", text: "" }

/** The quick replies: each a shortcut and its sentence. */
export function QuickRepliesField({ id, value: replies = [], onChange }: Props) {
  const say = useSay()
  const prefix = useId()
  const set = (at: number, change: Partial<QuickReply>) =>
    onChange?.(replies.map((one, place) => (place === at ? { ...one, ...change } : one)))
  return (
    <div id={id} tabIndex={-1} className="stack" role="group" aria-label={say("settings.quick.list")}>
      {replies.map(({ shortcut, text }, at) => {
        const called = shortcut.trim() ? `/${shortcut.trim()}` : say("settings.quick.n", { n: at + 1 })
        const label = (part: string) => `${prefix}-${at}-${part}`
        return (
          <div key={at} className={style.reply} role="group" aria-label={called}>
            <div>
              <label htmlFor={label("shortcut")}>{say("settings.quick.shortcut")}</label>
              <Input
                id={label("shortcut")}
                prefix="/"
                value={shortcut}
                maxLength={roomFor(QUICK_REPLY.maxShortcut)}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => set(at, { shortcut: target.value })}
              />
            </div>
            <div>
              <label htmlFor={label("text")}>{say("settings.quick.text")}</label>
              <Input.TextArea
                id={label("text")}
                value={text}
                maxLength={roomFor(QUICK_REPLY.maxText)}
                autoSize={{ minRows: 1, maxRows: 6 }}
                onChange={({ target }) => set(at, { text: target.value })}
              />
            </div>
            <IconButton
              icon={<CloseIcon />}
              label={say("settings.quick.remove", { name: called })}
              onClick={() => onChange?.(replies.filter((_, place) => place !== at))}
            />
          </div>
        )
      })}
      <div>
        <Button disabled={replies.length >= QUICK_REPLY.most} onClick={() => onChange?.([...replies, BLANK])}>
          {say("settings.quick.add")}
        </Button>
      </div>
    </div>
  )
}
