import type { BodyOf } from "@silai/contracts/call"
import type { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { useAct } from "../../ui/use-act"
import { askUpdate, type Chat } from "./calls"

export type ChatChange = Omit<BodyOf<typeof whatsappCalls.update>, "chatId">

/** Changes a chat: labels, person, snooze, done, customer. One change at a time; the list and the thread are refetched. */
export function useChatAct({ _id: chatId }: Pick<Chat, "_id">) {
  const { act, busy } = useAct("whatsapp")
  return { busy, change: (asked: ChatChange) => void act(askUpdate, { chatId, ...asked }) }
}
