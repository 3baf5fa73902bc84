import { useOne } from "@refinedev/core"
import { filledReply, type Filling, type QuickReply } from "@silai/contracts/whatsapp/quick-replies"
import { useMay } from "../../../providers/may"
import type { SettingsRecord } from "../../shop/settings-calls"

export type QuickReplies = { all: QuickReply[]; isLoading: boolean }

/** The shop's quick replies, filled in for this chat. */
export function useQuickReplies(filling: Filling): QuickReplies {
  const may = useMay()
  const { query } = useOne<SettingsRecord<"quickReplies">>({
    resource: "shop-settings",
    id: "quickReplies",
    queryOptions: { enabled: may("settings.read") },
    errorNotification: false,
  })
  const replies = query.data?.data.values.replies ?? []
  return {
    all: replies.map(({ shortcut, text }) => ({ shortcut, text: filledReply(text, filling) })),
    isLoading: query.isLoading,
  }
}
