import type { Say } from "../../words/say"

/** No text that people type begins with it. */
const MARK = "\uE000"

/** The value of a field whose text could not be read. The form refuses it, so that the text is not lost in silence. */
export const unread = (text: string): string => `${MARK}${text.trim()}`

/** The text of such a value; undefined for any other value. */
export const textOfUnread = (value: unknown): string | undefined =>
  typeof value === "string" && value.startsWith(MARK) ? value.slice(MARK.length) : undefined

/** The error of such a value, or of a list that contains one; undefined for any other value. */
export function wrongUnread(say: Say, value: unknown): string | undefined {
  const text = textOfUnread(value)
  if (text !== undefined) return say("form.unread", { text })
  const unpicked = Array.isArray(value) && value.map(textOfUnread).find((one) => one !== undefined)
  return unpicked ? say("form.unpicked", { text: unpicked }) : undefined
}
