import type { Word } from "../../words/en"
import { isWord, type Say } from "../../words/say"

/** A list's texts. `finds`: what the search looks in; `none`: shown when there is nothing at all yet. */
export type ListWords = { title: string; one: string; many: string; search: string; finds: string; none: string }

type Named =
  | "orders"
  | "returns"
  | "payments"
  | "reviews"
  | "measures"
  | "uid"
  | "coupon"
  | "audit"
  | "notification"
  | "sale"

/** The dictionary's words for a list; `by`: the ending of the search's words (`useSearchWords`). */
export function listWords(say: Say, title: Word, name: Named, by = ""): ListWords {
  const ending = (key: string) => {
    const whole = `${name}.${key}${by}`
    return say(isWord(whole) ? whole : (`${name}.${key}` as Word))
  }
  return {
    title: say(title),
    one: say(`${name}.one`),
    many: say(`${name}.many`),
    search: ending("search"),
    finds: ending("finds"),
    none: say(`${name}.none`),
  }
}
