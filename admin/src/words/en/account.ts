import { ROLE_WORDS } from "@silai/contracts/staff/messages"
import { keyed } from "../keyed"

/** People of the shop and how they sign in, in English. */
export const accountEn = {
  "account.of": "Account of {name}, {role}",
  "owner.proof": "An owner can do everything, even lock others out. Please confirm that it is you.",
  "factor.require.title": "Require a second step from all staff?",
  "factor.require.words": {
    one: "One person has none yet. At their next click they must set it up before anything else, with their phone.",
    other: "{n} people have none yet. At their next click they must set it up before anything else, with their phone.",
  },
  "factor.require.all-have": "Everyone has one already. New staff set it up before anything else.",
  "factor.require": "Require it",
  "factor.leave.title": "Make the second step optional?",
  "factor.leave.words": "Those who have one keep it, and can switch it off.",
  "factor.leave": "Make it optional",
  "factor.reset.title": "Reset the second step of {name}?",
  "factor.reset.words":
    "Do this only if you are sure that {name} asked for it. They are signed out everywhere and get a mail. Until they set it up again, their password alone signs them in.",
  "factor.reset": "Reset",
  "passkey.title": "Passkeys",
  "passkey.lead":
    "A passkey signs you in with your finger, your face or your device's PIN, in place of password and code. No one else can learn it.",
  "passkey.add": "Add a passkey",
  "passkey.go-on": "Continue on your device",
  "passkey.not-added": "No passkey was added. You can try again.",
  "passkey.rename": "Rename",
  "passkey.remove": "Remove",
  "passkey.remove.ask": "Remove {name}?",
  "passkey.remove.words": "It no longer signs you in. Your device may still show it until you delete it there.",
  "passkey.name": "Name of the passkey",
  "passkey.save": "Save the name",
  "passkey.used": "Last used on {day}",
  "passkey.unused": "Not used yet",
  "locks.title": "Locked out",
  "locks.why":
    "Too many wrong tries, by them or by a stranger. A browser they have used before, a passkey, a recovery code or the mailed link still lets them in.",
  "locks.password": "Signing in by password",
  "locks.secondStep": "The code after the password",
  "locks.otp": "Codes by text message",
  "locks.order": "Finding an order by phone",
  "locks.until": "Until {when}",
  "locks.lift": "Let in",
  "locks.lift-whose": "Let {name} try again",
  "locks.lifted": "Recently let in",
  "locks.lifted-by": "Let in by {by}, {when}",
  ...keyed("role", ROLE_WORDS, ({ label }) => label),
}
