import type { Translations } from "./languages"

/** A sum, or a pause (`waitInWords`), that a sentence of the server names. */
const SUM = /₹[\d,]+(?:\.\d+)?/
const WAIT = /(\d+) (minute|hour)s?/

/**
 * A sentence of the server in a language: as a whole, or by its refusal's code; as it is, where there is none for it, or where the
 * value that the translation repeats is missing in it.
 */
export function translatedIn(translations: Translations | undefined, sentence: string, code?: string | null): string {
  const found = translations?.[sentence] ?? (code ? translations?.[code] : undefined) ?? sentence
  const [sum] = SUM.exec(sentence) ?? []
  const [, count, unit = ""] = WAIT.exec(sentence) ?? []
  const wait = count && `${count} ${translations?.[unit] ?? unit}`
  if ((found.includes("{sum}") && !sum) || (found.includes("{wait}") && !wait)) return sentence
  return found.replace("{sum}", () => sum ?? "").replace("{wait}", () => wait ?? "")
}
