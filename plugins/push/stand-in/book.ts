import { createECDH, randomBytes } from "node:crypto"
import type { StandInContext } from "@silai/kit/stand-in"

/** The keys of a browser, and the address under which its push service knows it. */
export type StandInBrowser = {
  id: string
  /** The shop's key that it was asked with; nothing signed by another one is taken. */
  serverKey: string
  privateKey: string
  publicKey: string
  auth: string
  hasEnded: boolean
}
/** A notice, as the browser reads it. `text`: null where it cannot be decrypted. */
export type Received = {
  browser: string
  at: number
  text: string | null
  topic: string | null
  ttl: number
  urgency: string | null
}

export const MODES = ["normal", "gone", "missing", "busy", "down", "elsewhere", "refused"] as const
export type Mode = (typeof MODES)[number]

type State = { browsers: StandInBrowser[]; received: Received[]; mode: Mode }

const MOST_MESSAGES = 500

/** The browsers of the stand-in, and what their push service has brought them. */
export function openBook(context: StandInContext) {
  const empty = (): State => ({ browsers: [], received: [], mode: "normal" })
  const { state, save } = context.store<State>("push", empty())
  return {
    state,
    save,
    now: () => context.clock.now(),
    /** A browser asks its push service for an address. */
    open(serverKey: string): StandInBrowser {
      const curve = createECDH("prime256v1")
      const publicKey = curve.generateKeys("base64url")
      const browser = {
        id: randomBytes(12).toString("hex"),
        serverKey,
        publicKey,
        privateKey: curve.getPrivateKey("base64url"),
        auth: randomBytes(16).toString("base64url"),
        hasEnded: false,
      }
      state.browsers.push(browser)
      if (state.browsers.length > MOST_MESSAGES) state.browsers.shift()
      save()
      return browser
    },
    store(one: Received): void {
      state.received.push(one)
      if (state.received.length > MOST_MESSAGES) state.received.shift()
      save()
    },
    wipe(): void {
      Object.assign(state, empty())
      save()
    },
  }
}
export type Book = ReturnType<typeof openBook>
