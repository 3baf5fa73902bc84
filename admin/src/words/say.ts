import { en, type Word } from "./en"
import { type Language, LANGUAGES } from "./languages"

/** The values of a sentence; `n` also decides between one and other. */
export type Given = Readonly<Record<string, string | number>>
export type Say = (word: Word, given?: Given) => string

const fill = (text: string, given: Given) =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => String(given[name] ?? gap))

export const isWord = (key: string): key is Word => key in en

/** The sentences of a language. */
export function sayIn({ code, words }: Pick<Language, "code" | "words">): Say {
  const { region } = LANGUAGES[code]
  const plural = new Intl.PluralRules(region)
  const number = new Intl.NumberFormat(region)
  return (word, given = {}) => {
    const found = words[word]
    const text = typeof found === "string" ? found : plural.select(Number(given.n)) === "one" ? found.one : found.other
    const written = Object.entries(given).map(([name, value]) => [
      name,
      typeof value === "number" ? number.format(value) : value,
    ])
    return fill(text, Object.fromEntries(written) as Given)
  }
}
