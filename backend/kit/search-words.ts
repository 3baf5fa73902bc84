import { phoneOf } from "@silai/contracts/account/phone"

/** What somebody is searched for by, word by word in lower case; a phone number with its +91 and spaces is one word. At most eight. */
export function wordsOf(search: string | undefined): string[] {
  const text = (search ?? "").trim().toLowerCase()
  const phone = phoneOf(text)
  return /^\d{4,}$/.test(phone) ? [phone] : text.split(/\s+/).filter(Boolean).slice(0, 8)
}
