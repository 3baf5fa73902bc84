import { PASSWORD } from "@silai/contracts/account/limits"
import { SHOP } from "@silai/contracts/shop/settings"

export type Owner = { name?: string | null; email?: string | null; phone?: string | null }

/** Public facts about the shop, which guesses start with. */
const shopWords = [
  SHOP.name,
  "shirt",
  "shirts",
  "trouser",
  "trousers",
  "tailor",
  "kurta",
  "india",
  "punjab",
  "ludhiana",
]

/** Words that add little to this person's password: the shop's, the name's, those of the e-mail, and the phone. */
export function wordsOf({ name, email, phone }: Owner): string[] {
  const parts = `${name ?? ""} ${email ?? ""}`.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)
  const own = [...parts, email?.toLowerCase(), name?.toLowerCase().replaceAll(" ", ""), phone]
  return [
    ...new Set([...shopWords.map((word) => word.toLowerCase()), ...own.filter((word) => !!word && word.length > 2)]),
  ] as string[]
}

/** Normal form for comparison: capitals and surrounding spaces make a password no harder to guess. */
const plain = (password: string) => password.trim().toLowerCase()

/** True for a password that is one of the most common ones, blank, or one character repeated. */
export function isCommon(password: string, common: ReadonlySet<string>): boolean {
  const text = plain(password)
  return text.length < PASSWORD.minLength || new Set(text).size === 1 || common.has(text)
}

/** True when a password is little more than the shop's name and the person's own e-mail and phone. */
export function isPersonal(password: string, { email, phone }: Owner): boolean {
  const [before = ""] = (email ?? "").split("@")
  const words = [email, before.length >= PASSWORD.ownWordLength ? before : "", phone, SHOP.name]
  const left = words
    .flatMap((word) => word || [])
    // Longest first: the shop's name may be a part of the e-mail.
    .sort((one, other) => other.length - one.length)
    .reduce<string>((text, word) => text.replaceAll(word.toLowerCase(), " "), plain(password))
  return (
    left.length < plain(password).length && left.replaceAll(/[^\p{L}\p{N}]/gu, "").length < PASSWORD.besidesOwnWords
  )
}
