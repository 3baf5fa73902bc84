import type { ListView } from "@silai/contracts/account/calls"
import type { ViewList } from "@silai/contracts/account/view-limits"
import { CallRefused } from "@silai/contracts/refused"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { call, entry } from "../../providers/call"
import { forgetInBrowser, viewsInBrowser } from "./views"

const askViews = entry("/admin/view/all")
const askSave = entry("/admin/view/save")
const askRemove = entry("/admin/view/remove")
type SavedView = Pick<ListView, "name" | "address" | "isShared">

/** Views kept in this browser become the person's; a view that the server refuses (one too many) is left behind. */
async function takeOver(list: ViewList, userId: string, known: readonly ListView[]): Promise<readonly ListView[]> {
  const place = `${list}:${userId}`
  let now = known
  for (const { name, address } of viewsInBrowser(place, localStorage)) {
    if (known.some((view) => view.isYours && view.name === name)) continue
    try {
      now = (await call(askSave, { list, name, address })).data
    } catch (error) {
      // Without an answer nothing is lost: it is tried again the next time.
      if (!(error instanceof CallRefused) || error.statusCode === 0 || error.statusCode >= 500) return now
    }
  }
  forgetInBrowser(place, localStorage)
  return now
}

/** A person's views of a list, and those that colleagues share. What changes them answers with all of them. */
export function useViews(list: ViewList, userId: string) {
  const client = useQueryClient()
  const queryKey = ["views", list, userId]
  const { data: views } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => takeOver(list, userId, (await call(askViews, { list }, signal)).data),
  })
  const seen = ({ data, message }: { data: ListView[]; message: string }): string => {
    client.setQueryData(queryKey, data)
    return message
  }
  return {
    views,
    /**
     * Both return the server's message.
     * @throws CallRefused
     */
    save: async ({ name, address, isShared }: SavedView) =>
      seen(await call(askSave, { list, name, address, isShared })),
    remove: async ({ _id }: ListView) => seen(await call(askRemove, { viewId: _id })),
  }
}
