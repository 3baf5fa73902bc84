import { refusals } from "../refusal"
import { PASSKEY } from "./passkey-limits"

export const passkeyMessages = {
  nameEmpty: "Please give the passkey a name.",
  added: "Your passkey is ready. From now on it signs you in.",
  renamed: "The passkey has a new name.",
  removed: "The passkey is removed. It does not sign in any more.",
  signInWith: "Sign in with a passkey",
  lead: "A passkey signs you in with your fingerprint, your face or your device's PIN. No one can guess it, and no message is needed.",
  add: "Add a passkey",
  none: "You have no passkey yet.",
  before: "Before we add a passkey",
  beforeRemoving: "Before we remove a passkey",
  removing: (name: string) =>
    `“${name}” will not sign in any more. Your device may still show it until you delete it there.`,
  cancelled: "No passkey was used. You can try again, or sign in another way.",
  notAdded: "No passkey was added. You can try again.",
  thereAlready: "This device has a passkey of your account already.",
  notHere: "This browser cannot use passkeys here. Please sign in another way.",
  neverUsed: "Not used yet",
} as const

export const passkeyRefusals = refusals("passkey", {
  /** The same for a key that is unknown, forged, copied, or too late. */
  refused: { status: 401, say: "This passkey does not open an account here. Please sign in another way." },
  not_added: { status: 400, say: "The passkey could not be added. Please try again." },
  full: { status: 409, say: `You can keep up to ${PASSKEY.most} passkeys. Please remove one first.` },
  unknown: { status: 404, say: "We could not find this passkey." },
})
