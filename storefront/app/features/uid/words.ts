import { UID_OFTEN, UID_REPORT, type UidVerdict } from "@silai/contracts/uid/limits"
import { inWords, plural } from "@silai/contracts/counting"
import { counted } from "~/lib/words"

/** Texts of looking a number up, and of reporting a fake. */
export const uidWords = {
  title: "Product Authenticity",
  about: "Every piece we make carries its own number. Enter or scan it to see which piece it belongs to.",
  lead: "Every piece we make carries its own number on a small label inside: at the collar of a shirt, at the waistband of trousers.",
  where: "The label, with its code and its number.",
  number: "Number on the label",
  form: "XXXX-XXXX-XXXX-XXXX-X",
  hint: "16 letters and digits and one sign. Small letters, spaces and dashes do not matter.",
  check: "Check",
  scan: "Scan the label",
  scanning: "Looking for the code …",
  scanNote: "Or point your phone's camera at the code on the label: it opens this page with the number.",
  noCode: "No code was found in this picture. Please hold the label flat, in good light, and fill the picture with it.",
  foreignCode: "This code is not one of ours. Please compare the label with the piece.",
  looking: "this number",
  again: "Another number",
  fetchFailed: "The number could not be looked up",
  tryAgain: "Try again",
  compare: "Compare it with your piece",
  colour: "Colour",
  size: "Size",
  madeOn: "Made on",
  firstChecked: "First checked",
  checked: "Checked",
  justNow: "Now, by you",
  checks: (checks: number, places: number) =>
    checks === 1 ? "once" : `${counted(checks, "time")}, from ${inWords(places)} ${plural(places, "place")}`,
  seePiece: "See this piece in the shop",
  void: (why: string) => `Our note on this number: ${why}`,
  oftenTitle: "This number is checked unusually often",
  often: `It was looked up from more than ${inWords(UID_OFTEN.places)} places within ${inWords(UID_OFTEN.days)} days. One piece is seldom at so many: its label may have been copied.`,
  report: "Report a suspected fake",
  reportLead: "Tell us what you saw. Only our workshop reads your report.",
  reportWords: "What makes you doubt?",
  reportWhere: "Where was it bought?",
  reportWhereHint: "A shop, a market, a website.",
  reportContact: "How can we reach you?",
  reportContactHint: "A phone number or e-mail, if you want an answer.",
  reportPhotos: "Photos",
  reportPhotosHint: `Of the label, the seams, the whole piece; up to ${inWords(UID_REPORT.maxPhotos)}.`,
  addPhotos: "Add photos",
  removePhoto: (at: number) => `Remove photo ${at}`,
  photo: (at: number) => `Photo ${at}`,
  photoTooLarge: "One of the photos is too large. Please take it again.",
  send: "Send the report",
  sending: "Sending …",
  wordsWanted: "Please tell us what you saw.",
  ask: "Ask on WhatsApp",
  askText: (written: string) => `Hello, I have a question about the piece with the number ${written}.`,
} as const

/** The tone of each verdict. */
export const VERDICT_TONE: Record<UidVerdict, "good" | "warn" | "bad"> = {
  issued: "good",
  notPrinted: "warn",
  void: "bad",
  reported: "bad",
}
