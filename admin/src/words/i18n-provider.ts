import { type I18nProvider, useTranslate } from "@refinedev/core"
import { setLanguage } from "./language"
import type { Language, LanguageCode } from "./languages"
import { type Given, isWord, sayIn } from "./say"

/** Refine's translations, from our dictionaries; a key that they lack gives Refine's default. */
export function i18nProviderOf(language: Language): I18nProvider {
  const say = sayIn(language)
  return {
    translate: (key: string, given?: Given | string, byDefault?: string) =>
      isWord(key)
        ? say(key, typeof given === "object" ? given : undefined)
        : ((typeof given === "string" ? given : byDefault) ?? key),
    changeLocale: (chosen: string) => setLanguage(chosen as LanguageCode),
    getLocale: () => language.code,
  }
}

/** A resource's word in the menu; a plugin's section brings its own. */
export function useLabel(): (resource: { name: string; label: string }) => string {
  const translate = useTranslate()
  return ({ name, label }) => translate(`nav.${name}`, label)
}
