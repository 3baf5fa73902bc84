import type { Say } from "../../words/say"

/** No text that people type begins with it. */
const MARK = "\uE000"

/** The value of a field whose text could not be read. The form refuses it, so that the text is not lost in silence. */
export const unread = (text: string): string => `${MARK}${text.trim()}`

/** The text of such a value; undefined for any other value. */
export const textOfUnread = (value: unknown): string | undefined =>
  typeof value === "string" && value.startsWith(MARK) ? value.slice(MARK.length) : undefined

function firstUnread(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return textOfUnread(value)
  return Object.values(value)
    .map(firstUnread)
    .find((text) => text !== undefined)
}

/** The error of such a value, alone or within a list or a record; undefined for any other value. */
export function wrongUnread(say: Say, value: unknown): string | undefined {
  const text = firstUnread(value)
  return text === undefined ? undefined : say("form.unread", { text })
}
