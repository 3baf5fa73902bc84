import type { Locale } from "antd/es/locale"
import type { Words } from "./en"

/** Each language's own name, and its region for numbers and plurals. */
export const LANGUAGES = { en: { name: "English", region: "en-IN" }, hi: { name: "हिन्दी", region: "hi-IN" } } as const
export type LanguageCode = keyof typeof LANGUAGES

/**
 * The server's sentences, by a refusal's code or the whole sentence; nothing in English, which the server speaks. `{sum}`: the sum in
 * rupees that the server's sentence names; `{wait}`: its pause, whose units are `minute` and `hour` here.
 */
export type Translations = Readonly<Record<string, string>>

/** `antd`: the words of antd's parts; absent for English, antd's default here. */
export type Language = { code: LanguageCode; words: Words; translations?: Translations; antd?: Locale }
