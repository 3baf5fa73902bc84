import type { Translations } from "./languages"

const SUM = "{sum}"

/** A sentence of the server in a language: as a whole, or by its refusal's code; as it is, where there is none for it. */
export function translatedIn(translations: Translations | undefined, sentence: string, code?: string | null): string {
  const found = translations?.[sentence] ?? (code ? translations?.[code] : undefined) ?? sentence
  if (!found.includes(SUM)) return found
  const [sum] = /₹[\d,]+(\.\d+)?/.exec(sentence) ?? []
  return sum ? found.replace(SUM, () => sum) : sentence
}
