import { useKeys } from "@refinedev/core"
import type { ReplyOf } from "@silai/contracts/call"
import type { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query"
import { call } from "../../../providers/call"
import { askThread, type Chat, type ChatMessage } from "../calls"

type Page = ReplyOf<typeof whatsappCalls.messages>["data"]

/** Below the resource's own key, so that the live line refetches it with the list. */
function useThreadKey(chatId: string): string[] {
  const { keys } = useKeys()
  return [...(keys().data("default").resource("whatsapp").get() as string[]), "thread", chatId]
}

type Thread = {
  chat: Chat | undefined
  /** Oldest first, each once. */
  messages: ChatMessage[]
  /** The words that the caller has begun to write, on any device. */
  drafts: { message: string; note: string }
  error: Error | null
  retry: () => void
  hasOlder: boolean
  isReadingOlder: boolean
  readOlder: () => void
}

/** A chat and its messages, the newest first read; older ones page by page. */
export function useThread(chatId: string): Thread {
  const queryKey = useThreadKey(chatId)
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }): Promise<Page> =>
      (await call(askThread, { chatId, ...(pageParam && { before: pageParam }) }, signal)).data,
    initialPageParam: "",
    getNextPageParam: ({ hasOlder, messages }) => (hasOlder ? messages[0]?._id : undefined),
  })
  const pages = data?.pages ?? []
  const all = pages.toReversed().flatMap(({ messages }) => messages)
  return {
    chat: pages[0]?.chat,
    messages: [...new Map(all.map((one) => [one._id, one])).values()],
    drafts: { message: pages[0]?.draft ?? "", note: pages[0]?.noteDraft ?? "" },
    error,
    retry: () => void refetch(),
    hasOlder: hasNextPage,
    isReadingOlder: isFetchingNextPage,
    readOlder: () => {
      if (!isFetchingNextPage) void fetchNextPage()
    },
  }
}

/** Remembers a draft that the server has stored, before the next reading. */
export function useStoredDraft(chatId: string): (draft: Partial<Pick<Page, "draft" | "noteDraft">>) => void {
  const client = useQueryClient()
  const queryKey = useThreadKey(chatId)
  return (draft) => {
    client.setQueryData<InfiniteData<Page, string>>(queryKey, (now) => {
      const [newest, ...older] = now?.pages ?? []
      return now && newest && { ...now, pages: [{ ...newest, ...draft }, ...older] }
    })
    // A reading that is under way may be from before it.
    if (client.isFetching({ queryKey })) void client.invalidateQueries({ queryKey })
  }
}

/** Shows a message that the server has just taken, before the next reading. */
export function useShowMessage(chatId: string): (message: ChatMessage) => void {
  const client = useQueryClient()
  const queryKey = useThreadKey(chatId)
  return (message) =>
    void client.setQueryData<InfiniteData<Page, string>>(queryKey, (now) => {
      const [newest, ...older] = now?.pages ?? []
      if (!now || !newest || message.kind === "reaction") return now
      const messages = [...newest.messages.filter(({ _id }) => _id !== message._id), message]
      return { ...now, pages: [{ ...newest, messages }, ...older] }
    })
}
