import type { ListView } from "@silai/contracts/account/calls"
import { VIEW } from "@silai/contracts/account/view-limits"

type InBrowser = Pick<ListView, "name" | "address">
/** `place`: the list and the person, `order:user_1`. */
const keysOf = (place: string) => [`adminViews:${place}`, place.replace(/^order:/, "adminOrderViews:")]

/** Without the page: a view begins at its first rows. */
export function viewAddress(address: string): string {
  const params = new URLSearchParams(address)
  params.delete("page")
  params.delete("size")
  const text = params.toString().replaceAll("%2C", ",")
  return text ? `?${text}` : ""
}

/** Views that were kept only in this browser, before they belonged to the person; the server takes them over. */
export function viewsInBrowser(place: string, store: Pick<Storage, "getItem">): InBrowser[] {
  try {
    const text = keysOf(place)
      .map((key) => store.getItem(key))
      .find((stored) => stored !== null)
    const stored: unknown = JSON.parse(text ?? "[]")
    if (!Array.isArray(stored)) return []
    return stored
      .filter((one): one is InBrowser => typeof one?.name === "string" && VIEW.pattern.test(one?.address ?? ""))
      .slice(0, VIEW.most)
  } catch {
    return []
  }
}

export function forgetInBrowser(place: string, store: Pick<Storage, "removeItem">): void {
  try {
    for (const key of keysOf(place)) store.removeItem(key)
  } catch {
    // Without storage there were none.
  }
}
