import fs from "node:fs"

/** Open fonts; only the used letters are embedded. Names and addresses come in Hindi and Punjabi, too. */
const FILES = {
  text: require.resolve("@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf"),
  bold: require.resolve("@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf"),
  display: require.resolve("@expo-google-fonts/marcellus/400Regular/Marcellus_400Regular.ttf"),
  devanagari: require.resolve("@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf"),
  devanagariBold:
    require.resolve("@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf"),
  gurmukhi: require.resolve("@expo-google-fonts/noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf"),
  gurmukhiBold: require.resolve("@expo-google-fonts/noto-sans-gurmukhi/600SemiBold/NotoSansGurmukhi_600SemiBold.ttf"),
}
export type FontName = keyof typeof FILES
export type Face = "text" | "bold" | "display"
export const FONT_NAMES = Object.keys(FILES) as FontName[]

const read = new Map<FontName, Buffer>()

export function fontFile(name: FontName): Buffer {
  const known = read.get(name)
  if (known) return known
  const file = fs.readFileSync(FILES[name])
  read.set(name, file)
  return file
}

const SCRIPTS = [
  { name: "devanagari", letters: /[\u0900-\u097f\ua8e0-\ua8ff]/u },
  { name: "gurmukhi", letters: /[\u0a00-\u0a7f]/u },
] as const
/** Belongs to the letter before it: joiners, and marks without a script. */
const joined: readonly string[] = ["\u200c", "\u200d", "\u0964", "\u0965"]

/** A text in parts of one script each, with the font that has it. */
export function runsOf(text: string, face: Face): { font: FontName; text: string }[] {
  const runs: { font: FontName; text: string }[] = []
  for (const letter of text) {
    const script = SCRIPTS.find(({ letters }) => letters.test(letter))?.name
    const font: FontName = script ? (face === "bold" ? `${script}Bold` : script) : face
    const last = runs.at(-1)
    if (last && (last.font === font || joined.includes(letter))) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}
