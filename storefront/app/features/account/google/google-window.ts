import { call } from "~/lib/call"
import { setStored } from "~/lib/device/storage"
import { outsideScript } from "~/lib/outside-script"
import { googleNonce } from "../calls"

type Given = {
  client_id: string
  nonce: string
  callback: (answer: { credential: string }) => void
  ux_mode: "popup"
  context: "signin"
}
type ButtonStyle = {
  type: "standard"
  theme: "outline"
  size: "large"
  text: "continue_with"
  shape: "rectangular"
  logo_alignment: "center"
  width: number
  click_listener: () => void
}

declare global {
  interface Window {
    google?: {
      accounts: { id: { initialize(given: Given): void; renderButton(place: HTMLElement, look: ButtonStyle): void } }
    }
  }
}

/** The largest width of Google's button, in CSS pixels. */
const WIDEST = 400
const NONCE_NEWS = "google-nonce"

type Keys = { clientId: string; gsiSrc: string; nonce: string }

/**
 * Google's client id with a fresh nonce. The previous nonce becomes invalid, also in this browser's other tabs, so they
 * get the new one.
 * @throws CallRefused, or Error when Google's script does not load
 */
export async function googleKeys(): Promise<Keys> {
  const { data } = await call(googleNonce, {})
  await outsideScript(data.gsiSrc, () => window.google?.accounts?.id !== undefined)
  // Without storage another tab's button fails once and then gets its own nonce.
  setStored(NONCE_NEWS, data.nonce)
  return data
}

/** Calls back when another tab has got a new nonce. */
export function onOtherTabsNonce(onNonce: (nonce: string) => void): () => void {
  const listener = (event: StorageEvent) => event.key === NONCE_NEWS && event.newValue && onNonce(event.newValue)
  window.addEventListener("storage", listener)
  return () => window.removeEventListener("storage", listener)
}

/** Renders Google's button. No One Tap: it would create accounts whose owners have not seen the terms. */
export function drawGoogleButton(
  place: HTMLElement,
  { clientId, nonce }: Keys,
  { onToken, onPress }: { onToken: (token: string) => void; onPress: () => void },
) {
  if (!window.google) throw new Error("Google's script is not loaded.")
  const { id } = window.google.accounts
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
    click_listener: onPress,
  })
}
