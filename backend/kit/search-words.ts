import { phoneOf } from "@silai/contracts/account/phone"

/** The words of a search in lower case, at most eight; a phone number with its +91 and spaces is one word. */
export function wordsOf(search: string | undefined): string[] {
  const text = (search ?? "").trim().toLowerCase()
  const phone = phoneOf(text)
  return /^\d{4,}$/.test(phone) ? [phone] : text.split(/\s+/).filter(Boolean).slice(0, 8)
}
