import { PASSWORD } from "@silai/contracts/account/limits"
import { SHOP } from "@silai/contracts/shop/settings"

export type Owner = { email?: string | null; phone?: string | null }

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
    .filter((word) => !!word)
    // Longest first: the shop's name may be a part of the e-mail.
    .sort((one, other) => other!.length - one!.length)
    .reduce<string>((text, word) => text.replaceAll(word!.toLowerCase(), " "), plain(password))
  return left.length < plain(password).length && left.replaceAll(/[^\p{L}\p{N}]/gu, "").length < PASSWORD.besideOwnWords
}
