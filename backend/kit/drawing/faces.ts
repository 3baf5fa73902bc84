import { present } from "@silai/contracts/present"
import fs from "node:fs"

/** The scripts in which names and addresses are written in India, and the beginning of their Noto faces' names. */
const SCRIPTS = [
  { name: "devanagari", file: "Devanagari", letters: /[\u0900-\u0963\u0966-\u097f\ua8e0-\ua8ff]/u },
  { name: "gurmukhi", file: "Gurmukhi", letters: /[\u0a00-\u0a7f]/u },
  { name: "bengali", file: "Bengali", letters: /[\u0980-\u09ff]/u },
  { name: "gujarati", file: "Gujarati", letters: /[\u0a80-\u0aff]/u },
  { name: "oriya", file: "Oriya", letters: /[\u0b00-\u0b7f]/u },
  { name: "tamil", file: "Tamil", letters: /[\u0b80-\u0bff]/u },
  { name: "telugu", file: "Telugu", letters: /[\u0c00-\u0c7f]/u },
  { name: "kannada", file: "Kannada", letters: /[\u0c80-\u0cff]/u },
  { name: "malayalam", file: "Malayalam", letters: /[\u0d00-\u0d7f]/u },
  { name: "arabic", file: "Arabic", letters: /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/u },
] as const
type Script = (typeof SCRIPTS)[number]["name"]

export type Face = "text" | "bold" | "display"
export type FontName = Face | Script | `${Script}Bold`

const noto = (script: string, file: string, weight: string, style: string) =>
  require.resolve(`@expo-google-fonts/noto-sans-${script}/${weight}${style}/NotoSans${file}_${weight}${style}.ttf`)

/** Open fonts; only the used letters are embedded in a file. */
const FILES: Record<string, string> = {
  text: require.resolve("@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf"),
  bold: require.resolve("@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf"),
  display: require.resolve("@expo-google-fonts/marcellus/400Regular/Marcellus_400Regular.ttf"),
  ...Object.fromEntries(
    SCRIPTS.flatMap(({ name, file }) => [
      [name, noto(name, file, "400", "Regular")],
      [`${name}Bold`, noto(name, file, "600", "SemiBold")],
    ]),
  ),
}

type Feature = "kern" | "tnum"
/** A document of pdfkit, as far as it is used here. */
type Doc = {
  registerFont(name: string, file: Buffer): unknown
  font(name: string): unknown
  fontSize(points: number): unknown
  widthOfString(text: string, options: { features: Feature[] }): number
}
const read = new Map<FontName, Buffer>()
const registered = new WeakMap<Doc, Set<FontName>>()

/** Selects a font in a document. Its file is read when the first letter of its script is drawn. */
export function setFont<D extends Doc>(doc: D, name: FontName): D {
  const known = registered.get(doc) ?? new Set()
  registered.set(doc, known)
  if (!known.has(name)) {
    const file = read.get(name) ?? fs.readFileSync(present(FILES[name], `the file of the font ${name}`))
    read.set(name, file)
    doc.registerFont(name, file)
    known.add(name)
  }
  doc.font(name)
  return doc
}

/** Digits of equal width, so that sums align. */
const usual: Feature[] = ["kern", "tnum"]
/**
 * Marks where the font itself puts them: the layout engine throws on some anchors ("ਸਿੰਘ"), and draws nearly the same without. pdfkit's
 * types lack a switch per feature, and it writes into this object.
 */
const withoutAnchors = () => ({ mark: false, mkmk: false, abvm: false, blwm: false }) as never

/** A text of one font as it is drawn: with its width in points. */
export function measured(
  doc: Doc,
  font: FontName,
  size: number,
  text: string,
): { width: number; features: () => Feature[] } {
  setFont(doc, font)
  doc.fontSize(size)
  if (!font.startsWith("gurmukhi"))
    try {
      return { width: doc.widthOfString(text, { features: usual }), features: () => usual }
    } catch {
      // A name must not stop a paper: it is drawn without the anchors.
    }
  return { width: doc.widthOfString(text, { features: withoutAnchors() }), features: withoutAnchors }
}

/** Of no script: joiners, dandas, and accents belong to the letter before them. */
const joined = /\u200c|\u200d|[\u0964\u0965]|\p{Script=Inherited}/u
/** No paper has a font for them. */
const pictures = /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1f1e6}-\u{1f1ff}]|\ufe0f)\u200d?/gu
const isSign = /[\u00a9\u00ae\u2122]/
/** Drawn from the right, a number would be reversed. */
const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g

/** Letters with marks that the text's font lacks, "ễ" and "ṛ": drawn without them. */
const rare =
  /[\u0114\u0115\u0128\u0129\u012c\u012d\u014e\u014f\u0168\u0169\u0180-\u0217\u021c-\u024f\u1e00-\u1e7f\u1e86-\u1ef1\u1ef4-\u1eff]/gu
/** Separate marks on a Latin letter: no font of ours can set them. */
const marks = /(?<=\p{Script=Latin})\p{Mn}+/gu

/** A text for a paper: without emoji, with letters and digits that its fonts have and can order. */
const drawable = (text: string) =>
  text
    .normalize("NFC")
    .replace(rare, (letter) => letter.normalize("NFKD"))
    .replace(marks, "")
    .replace(pictures, (sign) => (isSign.test(sign) ? sign : ""))
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 15))

const scriptOf = (letter: string | undefined): Script | undefined =>
  letter === undefined ? undefined : SCRIPTS.find(({ letters }) => letters.test(letter))?.name

/** A text in parts of one script each, with the font that has it. Words of a script that runs from the right stay together. */
export function runsOf(text: string, face: Face): { font: FontName; text: string }[] {
  const runs: { font: FontName; text: string }[] = []
  const letters = [...drawable(text)]
  for (const [at, letter] of letters.entries()) {
    const isGap = letter === " " && scriptOf(letters[at - 1]) === "arabic" && scriptOf(letters[at + 1]) === "arabic"
    const script = isGap ? "arabic" : scriptOf(letter)
    const font: FontName = script ? (face === "bold" ? `${script}Bold` : script) : face
    const last = runs.at(-1)
    if (last && (last.font === font || joined.test(letter))) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}
