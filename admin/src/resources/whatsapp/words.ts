import { dayTextInIndia } from "@silai/contracts/india"
import type { Chat, ChatMessage } from "@silai/contracts/whatsapp/calls"
import { longDay, phoneOf } from "../../ui/format"
import type { Say } from "../../words/say"

type Named = Pick<Chat, "name" | "phone">

/** A chat's name; of a person without one, the phone. */
export const nameOf = (say: Say, { name, phone }: Named): string =>
  (name.startsWith("+") ? phoneOf(name) : name) || (phone ? phoneOf(phone) : say("chat.unnamed"))

/** The first word of a name, as one addresses a person; nothing of a phone. */
export const firstNameOf = (name: string): string => (/^\p{L}/u.test(name) ? (name.split(/\s+/)[0] ?? "") : "")

/** The address of a chat; the name is for people, the id decides. */
export const chatPath = ({ _id, name }: Pick<Chat, "_id" | "name">): string =>
  `/whatsapp/${_id}${name ? `/${encodeURIComponent(name)}` : ""}`

/** At most two letters of a name; a sign where it begins with none. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => /^\p{L}/u.exec(word)?.[0] ?? [])
    .slice(0, 2)
    .join("")
    .toUpperCase() || "#"

/** What a message says in one line: its text, or the name of its kind. */
export const lineOf = (say: Say, { kind, text }: Pick<ChatMessage, "kind" | "text">): string =>
  text || say(`chat.kind.${kind}`)

// The shop's days, wherever the computer is.
const DAY_MS = 24 * 60 * 60_000
/** 2026-11-26, in Indian time. */
export const dayOf = (at: string | number): string => dayTextInIndia(at)

/** The mark above the messages of a day: "Today", "Yesterday", "Saturday 21 November". `now` in milliseconds. */
export function dayMark(say: Say, at: string, now: number): string {
  const day = dayOf(at)
  if (day === dayOf(now)) return say("chat.today")
  if (day === dayOf(now - DAY_MS)) return say("chat.yesterday")
  return longDay(new Date(at)) + (day.slice(0, 4) === dayOf(now).slice(0, 4) ? "" : ` ${day.slice(0, 4)}`)
}

/** How long anything may still be sent, in whole hours and minutes, rounded down; null once it is over. */
export function windowLeft(endsAt: string | null, now: number): { hours: number; minutes: number } | null {
  const left = endsAt === null ? 0 : Date.parse(endsAt) - now
  if (left <= 0) return null
  const minutes = Math.floor(left / 60_000)
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}

export type TextPart = { text: string; href?: string }

/** A text with its links apart: `https://…` up to the next blank, without the full stop of its sentence. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { index, 0: found } of text.matchAll(/https?:\/\/[^\s<>"]+/g)) {
    const href = found.replace(/[.,;:!?)\]]+$/, "")
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ text: href, href })
    from = index + href.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

/** 12 KB, 3.4 MB. */
export const sizeOf = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
