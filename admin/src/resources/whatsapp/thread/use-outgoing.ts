import { App } from "antd"
import { useRef, useState } from "react"
import { call } from "../../../providers/call"
import { useRefetch } from "../../../ui/use-refetch"
import { askNote, askSend, type ChatMessage } from "../calls"
import { sendFile } from "./send-file"
import { useShowMessage } from "./use-thread"
import { sentenceOf } from "../../../words/language"

/** A message, with or without a file, or a note for staff. */
export type Written = {
  text: string
  file?: File
  isNote?: boolean
  replyTo?: string
}
/** One that the server has not taken yet. `why`: it was refused, or the line was cut. */
export type Outgoing = Written & { key: string; why: string | null }

const newKey = () => crypto.randomUUID().replaceAll("-", "")

function handOver(chatId: string, { key, text, file, isNote, replyTo }: Outgoing): Promise<{ data: ChatMessage }> {
  if (isNote) return call(askNote, { chatId, text })
  if (file) return sendFile(chatId, { key, file, caption: text, replyTo })
  return call(askSend, { chatId, key, message: { kind: "text", text, ...(replyTo && { replyTo }) } })
}

/**
 * Hands messages to the server one after the other, so that they keep their order; the field is free at once. One that fails stays in
 * sight, can be sent again under its own key, and holds up none behind it.
 */
export function useOutgoing(chatId: string) {
  const { message } = App.useApp()
  const show = useShowMessage(chatId)
  const refetch = useRefetch()
  const [waiting, setWaiting] = useState<Outgoing[]>([])
  const line = useRef(Promise.resolve())
  const change = (key: string, why: string | null) =>
    setWaiting((now) => now.map((one) => (one.key === key ? { ...one, why } : one)))
  const drop = (key: string) => setWaiting((now) => now.filter((one) => one.key !== key))

  const queue = (one: Outgoing) => {
    line.current = line.current.then(async () => {
      try {
        show((await handOver(chatId, one)).data)
        drop(one.key)
      } catch (error) {
        const why = sentenceOf(error)
        change(one.key, why)
        // Also where the chat is no longer open.
        void message.error(why)
      }
      // Also after a refusal: the window may have closed.
      await refetch("whatsapp")
    })
  }
  return {
    waiting,
    send: (written: Written) => {
      const one = { ...written, key: newKey(), why: null }
      setWaiting((now) => [...now, one])
      queue(one)
    },
    again: (one: Outgoing) => {
      change(one.key, null)
      queue(one)
    },
    drop,
  }
}
