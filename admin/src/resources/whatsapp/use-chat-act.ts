import type { BodyOf } from "@silai/contracts/call"
import type { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { useRef } from "react"
import { useAct } from "../../ui/use-act"
import { askUpdate, type Chat } from "./calls"

export type ChatChange = Omit<BodyOf<typeof whatsappCalls.update>, "chatId">

/**
 * Changes a chat: labels, person, snooze, done, customer. One change at a time; those that are made in the meantime follow
 * together, the last of a kind counts. The list and the thread are refetched. `then` gets whether the last was taken.
 */
export function useChatAct({ _id: chatId }: Pick<Chat, "_id">) {
  const { act, busy } = useAct("whatsapp")
  const waiting = useRef<ChatChange | null>(null)
  const line = useRef<Promise<boolean> | null>(null)
  const send = async (): Promise<boolean> => {
    let isTaken = true
    for (let next = waiting.current; next; next = waiting.current) {
      waiting.current = null
      isTaken = false
      await act(askUpdate, { chatId, ...next }, () => (isTaken = true))
    }
    line.current = null
    return isTaken
  }
  const change = (asked: ChatChange, then?: (isTaken: boolean) => void): void => {
    waiting.current = { ...waiting.current, ...asked }
    line.current ??= send()
    void line.current.then(then)
  }
  return { busy, change }
}
