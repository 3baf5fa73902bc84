import { getStored, parseStored, setStored } from "./storage"
import { createStore } from "../store"

type Options = {
  /** The storage key. */
  key: string
  most: number
  /** Whether a stored text is valid: the storage may contain anything. */
  isOne: (text: string) => boolean
  /** Two texts with the same name are duplicates. */
  nameOf?: (text: string) => string
}

/** A short list of recent items: latest first, each once. Empty until `recall`; never leaves the browser. */
export function recentList({ key, most, isOne, nameOf = (text) => text }: Options) {
  const list = createStore<readonly string[]>([])
  const without = (text: string) => list.get().filter((one) => nameOf(one) !== nameOf(text))
  const put = (next: readonly string[]) => {
    list.set(next)
    setStored(key, JSON.stringify(next))
  }
  /** Reads the stored list; another tab may have added to it. Without storage the list lives as long as the tab. */
  const recall = () => {
    const found = parseStored(getStored(key))
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
