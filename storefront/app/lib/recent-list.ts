import { keep, kept, read } from "./kept"
import { createStore } from "./store"

type Told = {
  /** Under which the browser keeps it. */
  key: string
  most: number
  /** Whether a kept text may stand in the list: the storage may hold rubbish. */
  isOne: (text: string) => boolean
  /** Two texts of the same name are the same one. */
  nameOf?: (text: string) => string
}

/** A short list of what was last: the latest first, each once. Empty until `recall`; never leaves the browser. */
export function recentList({ key, most, isOne, nameOf = (text) => text }: Told) {
  const list = createStore<readonly string[]>([])
  const without = (text: string) => list.get().filter((one) => nameOf(one) !== nameOf(text))
  const put = (next: readonly string[]) => {
    list.set(next)
    keep(key, JSON.stringify(next))
  }
  /** Reads what is kept; another tab may have added to it. Without storage the list lives as long as the tab. */
  const recall = () => {
    const found = read(kept(key))
    if (Array.isArray(found))
      list.set(found.filter((one): one is string => typeof one === "string" && isOne(one)).slice(0, most))
  }
  return {
    list,
    recall,
    remember(text: string) {
      recall()
      put([text, ...without(text)].slice(0, most))
    },
    forget(text: string) {
      recall()
      put(without(text))
    },
    forgetAll: () => put([]),
  }
}
