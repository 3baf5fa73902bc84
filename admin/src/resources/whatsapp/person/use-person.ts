import { useGetIdentity, useKeys } from "@refinedev/core"
import type { StaffPerson } from "@silai/contracts/account/calls"
import { SHOP } from "@silai/contracts/shop/settings"
import type { Placeholder } from "@silai/contracts/whatsapp/quick-replies"
import { useQuery } from "@tanstack/react-query"
import { call } from "../../../providers/call"
import { useSay } from "../../../words/language"
import { isWord } from "../../../words/say"
import { askPerson, type Chat } from "../calls"
import { firstNameOf } from "../words"

/** The customer of a chat. Below the key of the orders, so that the live line refetches it when one of them moves. */
export function usePerson(chatId: string) {
  const { keys } = useKeys()
  return useQuery({
    queryKey: [...keys().data("default").resource("order").get(), "of-chat", chatId],
    queryFn: async ({ signal }) => (await call(askPerson, { chatId }, signal)).data,
  })
}

/** The values of a quick reply or a template in this chat. */
export function useFilling(chat: Chat): Record<Placeholder, string> {
  const say = useSay()
  const { data: self } = useGetIdentity<StaffPerson | null>()
  const { data: person } = usePerson(chat._id)
  const [latest] = person?.orders ?? []
  const status = `status.${latest?.status}`
  return {
    name: firstNameOf(person?.customer?.name || chat.name),
    order: latest?.orderNumber ?? "",
    status: isWord(status) ? say(status) : "",
    shop: SHOP.name,
    me: firstNameOf(self?.name ?? ""),
  }
}
