import { useOne } from "@refinedev/core"
import { filledReply, lacksOrder, type QuickReply } from "@silai/contracts/whatsapp/quick-replies"
import { useMay } from "../../../providers/may"
import type { SettingsRecord } from "../../shop/settings-calls"
import type { Chat } from "../calls"
import { useFilling, usePerson } from "../person/use-person"

/** A quick reply, filled in. One that speaks of an order cannot be written to a customer without one. */
export type OfferedReply = QuickReply & { lacksOrder: boolean }
export type OfferedReplies = { all: OfferedReply[]; isLoading: boolean }

/** The shop's quick replies, filled in for this chat; none until its customer is known. */
export function useQuickReplies(chat: Chat): OfferedReplies {
  const may = useMay()
  const filling = useFilling(chat)
  const person = usePerson(chat._id)
  const { query } = useOne<SettingsRecord<"quickReplies">>({
    resource: "shop-settings",
    id: "quickReplies",
    queryOptions: { enabled: may("settings.read") },
    errorNotification: false,
  })
  const isLoading = query.isLoading || person.isLoading
  const replies = isLoading ? [] : (query.data?.data.values.replies ?? [])
  return {
    all: replies.map(({ shortcut, text }) => ({
      shortcut,
      text: filledReply(text, filling),
      lacksOrder: lacksOrder(text, filling),
    })),
    isLoading,
  }
}
