import { referenceOf } from "@silai/contracts/refused"
import { useSyncExternalStore } from "react"
import { writeDatesIn } from "../ui/format"
import { en } from "./en"
import { type Language, type LanguageCode, LANGUAGES } from "./languages"
import { type Say, sayIn } from "./say"
import { translatedIn } from "./translated"

const KEY = "adminLanguage"
const english: Language = { code: "en", words: en }
let language: Language = english
let say: Say = sayIn(english)
const listeners = new Set<() => void>()

async function load(code: LanguageCode): Promise<Language> {
  if (code === "en") return english
  const [{ hi, hiTranslations }, antd] = await Promise.all([import("./hi"), import("antd/es/locale/hi_IN")])
  return { code, words: hi, translations: hiTranslations, antd: antd.default }
}

async function speak(code: LanguageCode): Promise<void> {
  try {
    language = await load(code)
    say = sayIn(language)
  } catch {
    // Without a connection the words cannot be fetched; the current ones stay.
    return
  }
  writeDatesIn(code === "en" ? null : LANGUAGES[code].region)
  document.documentElement.lang = LANGUAGES[code].region
  for (const listener of listeners) listener()
}

const codeIn = (text: string | null): LanguageCode => (text === "hi" ? "hi" : "en")
function stored(): LanguageCode {
  try {
    return codeIn(localStorage.getItem(KEY))
  } catch {
    return "en"
  }
}

/** The language of this browser, kept for the next visit. */
export function setLanguage(code: LanguageCode): Promise<void> {
  try {
    localStorage.setItem(KEY, code)
  } catch {
    // Without storage the language still applies to this visit.
  }
  return speak(code)
}

/** Before the first rendering, so that no English flashes by. */
export const speakStored = (): Promise<void> => (stored() === "en" ? Promise.resolve() : speak(stored()))

// Two windows of the same browser speak the same language.
window.addEventListener("storage", (event) => {
  if (event.key === KEY || event.key === null) void speak(stored())
})

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const useLanguage = (): Language => useSyncExternalStore(subscribe, () => language)
/** The back office's words in the chosen language: `const say = useSay()`, then `say("order.pieces", { n: 3 })`. */
export const useSay = (): Say => useSyncExternalStore(subscribe, () => say)

/**
 * An error as the sentence of a short message; of a fault with the request's id in the shop's log, as error states show it. The call has
 * translated the sentence.
 */
export function sentenceOf(error: unknown): string {
  const sentence = error instanceof Error ? error.message : String(error)
  const id = referenceOf(error)
  return id ? `${sentence} ${say("state.reference")} ${id}` : sentence
}

/** A sentence of the server or the contracts in the chosen language; as it is, where the language has none for it. */
export const translated = (sentence: string, code?: string | null): string =>
  translatedIn(language.translations, sentence, code)
