/** A list as somebody has named it: its filters and order as they stand in the address. */
export type SavedView = { name: string; address: string }

export const VIEW = { most: 12, name: 30 } as const
const keyOf = (userId: string) => `adminOrderViews:${userId}`

/** Without the page: a view begins at its first rows. */
export function viewAddress(address: string): string {
  const params = new URLSearchParams(address)
  params.delete("page")
  params.delete("size")
  const text = params.toString().replaceAll("%2C", ",")
  return text ? `?${text}` : ""
}

export function readViews(userId: string, store: Pick<Storage, "getItem">): SavedView[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(keyOf(userId)) ?? "[]")
    if (!Array.isArray(kept)) return []
    return kept
      .filter((one): one is SavedView => typeof one?.name === "string" && /^\?/.test(one?.address ?? ""))
      .slice(0, VIEW.most)
  } catch {
    return []
  }
}

export function keepViews(userId: string, views: readonly SavedView[], store: Pick<Storage, "setItem">): void {
  try {
    store.setItem(keyOf(userId), JSON.stringify(views.slice(0, VIEW.most)))
  } catch {
    // Without storage, the views last as long as the screen.
  }
}

/** The views with one more; one of the same name is replaced. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] =>
  [...views.filter(({ name }) => name !== view.name), view].slice(-VIEW.most)
