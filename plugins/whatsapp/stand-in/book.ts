import { createHash, randomBytes } from "node:crypto"
import type { TimedStandInContext } from "@silai/kit/stand-in"

/** A customer's phone. One that keeps its number private has only the business-scoped id. */
export type Phone = { name: string; waId: string | null; bsuid: string }
/**
 * A message that the shop has sent. `to`: the digits or the business-scoped id. `ours`: the value that the shop wants
 * back with each report.
 */
export type Sent = {
  id: string
  to: string
  type: string
  body: Record<string, unknown>
  at: number
  ours: string | null
}
/** A message that a customer has sent, as the webhook carries it. */
export type Written = { id: string; phone: Phone; message: Record<string, unknown>; at: number }
export type Media = { id: string; mimeType: string; base64: string; sha256: string; size: number }
export type Delivery = { body: string; answer: number | "no answer" }

export const SWITCHES = {
  send: ["normal", "busy", "pair", "token-expired", "locked", "down", "drop-after-taking"],
  webhook: ["normal", "duplicate", "shuffled", "wrong-signature", "drop"],
  status: ["normal", "late", "reversed", "not-on-whatsapp", "none"],
  media: ["normal", "failed", "redirect", "inside", "wrong-hash", "too-large", "endless"],
} as const
export type Faults = { [Name in keyof typeof SWITCHES]: (typeof SWITCHES)[Name][number] }
export const noFaults = (): Faults => ({ send: "normal", webhook: "normal", status: "normal", media: "normal" })

type State = {
  sent: Sent[]
  written: Written[]
  media: Media[]
  /** When each person wrote last, by the phone's digits and by the id. */
  lastWrote: Record<string, number>
  deliveries: Delivery[]
  faults: Faults
}

const MOST_ROWS = 2000

/** Meta's stored state, kept over a restart. */
export function openBook(context: TimedStandInContext) {
  const empty = (): State => ({ sent: [], written: [], media: [], lastWrote: {}, deliveries: [], faults: noFaults() })
  const { state, save } = context.store<State>("whatsapp-chats", empty())
  const store = <T>(list: T[], one: T) => {
    list.push(one)
    if (list.length > MOST_ROWS) list.splice(0, list.length - MOST_ROWS)
    save()
  }
  return {
    state,
    save,
    now: () => context.clock.now(),
    newId: () => `wamid.${randomBytes(18).toString("base64url")}`,
    storeSent: (one: Sent) => store(state.sent, one),
    saveDelivery: (one: Delivery) => store(state.deliveries, one),
    storeWritten(one: Written) {
      for (const key of [one.phone.waId, one.phone.bsuid]) if (key) state.lastWrote[key] = one.at
      store(state.written, one)
    },
    storeMedia(mimeType: string, content: Buffer): Media {
      const media = {
        id: String(Date.now()) + randomBytes(4).readUInt32BE(),
        mimeType,
        base64: content.toString("base64"),
        sha256: createHash("sha256").update(content).digest("hex"),
        size: content.length,
      }
      store(state.media, media)
      return media
    },
    wipe() {
      Object.assign(state, empty())
      save()
    },
  }
}
export type Book = ReturnType<typeof openBook>
