import { call } from "~/lib/call"
import { keep } from "~/lib/kept"
import { outsideScript } from "~/lib/outside-script"
import { googleNonce } from "./calls"

type Given = {
  client_id: string
  nonce: string
  callback: (answer: { credential: string }) => void
  ux_mode: "popup"
  context: "signin"
}
type Look = {
  type: "standard"
  theme: "outline"
  size: "large"
  text: "continue_with"
  shape: "rectangular"
  logo_alignment: "center"
  width: number
}

declare global {
  interface Window {
    google?: {
      accounts: { id: { initialize(given: Given): void; renderButton(place: HTMLElement, look: Look): void } }
    }
  }
}

/** Google draws its button no wider than this, in CSS pixels. */
const WIDEST = 400
const NONCE_NEWS = "google-nonce"

type Keys = { clientId: string; gsiSrc: string; nonce: string }

/**
 * Google's keys with a fresh nonce. The one before dies with it, also in this browser's other tabs, so they are told of the new one.
 * @throws CallRefused, or Error when Google's script cannot be had
 */
export async function googleKeys(): Promise<Keys> {
  const { data } = await call(googleNonce, {})
  await outsideScript(data.gsiSrc, () => window.google?.accounts?.id !== undefined)
  // Without storage another tab's button fails once and then has a nonce of its own.
  keep(NONCE_NEWS, data.nonce)
  return data
}

/** Hears of a nonce that another tab was given. */
export function onOtherTabsNonce(heard: (nonce: string) => void): () => void {
  const hear = (event: StorageEvent) => event.key === NONCE_NEWS && event.newValue && heard(event.newValue)
  window.addEventListener("storage", hear)
  return () => window.removeEventListener("storage", hear)
}

/** Lets Google draw its button. No One Tap: it would make accounts where nobody has seen what they agree to. */
export function drawGoogleButton(place: HTMLElement, { clientId, nonce }: Keys, onToken: (token: string) => void) {
  const id = window.google!.accounts.id
  id.initialize({
    client_id: clientId,
    nonce,
    ux_mode: "popup",
    context: "signin",
    callback: ({ credential }) => onToken(credential),
  })
  const width = Math.min(WIDEST, place.clientWidth || WIDEST)
  id.renderButton(place, {
    type: "standard",
    theme: "outline",
    size: "large",
    text: "continue_with",
    shape: "rectangular",
    logo_alignment: "center",
    width,
  })
}
