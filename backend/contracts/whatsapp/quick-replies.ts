import { QUICK_REPLY } from "./limits"

/** A sentence that staff send often; `/shortcut` in a chat writes it. */
export type QuickReply = { shortcut: string; text: string }
export type QuickReplies = { replies: QuickReply[] }

/**
 * The placeholders of a quick reply, filled in from the chat: `{name}` is the customer's first name, `{order}` and
 * `{status}` are those of the latest order, `{me}` is the first name of the person who writes.
 */
export const PLACEHOLDERS = ["name", "order", "status", "shop", "me"] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]
export type Filling = Readonly<Partial<Record<Placeholder, string>>>

export const FIRST_QUICK_REPLIES: QuickReplies = {
  replies: [
    { shortcut: "hello", text: "Namaste {name}, this is {me} from {shop}. How can we help you?" },
    { shortcut: "order", text: "Your order {order} is now: {status}." },
    { shortcut: "size", text: "Which size do you usually wear, and how tall are you? We help you to choose." },
    { shortcut: "measure", text: "We make it to your measurements at no extra charge. It takes 1 to 4 days longer." },
    { shortcut: "thanks", text: "Thank you, {name}. We are happy to help." },
  ],
}

const gap = /\{(\w+)\}/g
const isPlaceholder = (word: string): word is Placeholder => PLACEHOLDERS.some((one) => one === word)

/**
 * A quick reply with its placeholders filled in. One without a value is left out, with the blank before it: a customer must never
 * read `{name}`. Other words in braces stay as they are.
 */
export const filledReply = (text: string, filling: Filling): string =>
  text.replace(/(\s?)\{(\w+)\}/g, (whole, blank: string, word: string) => {
    if (!isPlaceholder(word)) return whole
    const value = filling[word]?.trim()
    return value ? `${blank}${value}` : ""
  })

/** Whether a reply speaks of an order of which nothing is known: it would read "Your order is now: .". */
export const lacksOrder = (text: string, filling: Filling): boolean =>
  (["order", "status"] as const).some((word) => text.includes(`{${word}}`) && !filling[word]?.trim())

/** The words in braces that are no placeholder, in their order. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(gap)].map(([, word = ""]) => word).filter((word) => !isPlaceholder(word))

/** The first shortcut that is there twice, in any case of its letters; null without one. */
export function shortcutTwice(replies: readonly QuickReply[]): string | null {
  const all = replies.map(({ shortcut }) => shortcut.toLowerCase())
  return all.find((one, at) => all.indexOf(one) !== at) ?? null
}

/** Whether a text can be a shortcut. */
export const isShortcut = (text: string): boolean => QUICK_REPLY.shortcut.test(text)
