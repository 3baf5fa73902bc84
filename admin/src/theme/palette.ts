/**
 * The shop's colours for the back office, in light and dark. `line` separates, `edge` frames inputs. Text pairs are AA
 * on `paper`, `ground` and their own wash.
 */
export const PALETTES = {
  light: {
    paper: "#F6F3EC",
    ground: "#FFFEFB",
    sunk: "#F0EBE0",
    line: "#DED6C6",
    edge: "#C9BFAB",
    ink: "#1B1A18",
    inkSoft: "#545047",
    inkFaint: "#6B6558",
    main: "#141B2D",
    mainHover: "#2A3551",
    onMain: "#FFFFFF",
    label: "#141B2D",
    labelHover: "#222B42",
    onLabel: "#F3EDE0",
    onLabelSoft: "#B4B3B4",
    gold: "#A9874F",
    goldInk: "#735521",
    goldWash: "#F4EBD8",
    chalk: "#35659C",
    chalkWash: "#E6EDF5",
    leaf: "#3A6447",
    leafWash: "#E6EEE4",
    brick: "#963A2B",
    brickWash: "#F7E8E2",
  },
  dark: {
    paper: "#151412",
    ground: "#1D1B18",
    sunk: "#272420",
    line: "#38332B",
    edge: "#5C5548",
    ink: "#EDE7DB",
    inkSoft: "#BDB5A6",
    inkFaint: "#9C9485",
    main: "#E8DFCD",
    mainHover: "#F6EEDF",
    onMain: "#1B1A18",
    label: "#0F1420",
    labelHover: "#1C2333",
    onLabel: "#EDE7DB",
    onLabelSoft: "#A3A3A8",
    gold: "#B4915A",
    goldInk: "#DBBE88",
    goldWash: "#33291A",
    chalk: "#8FB4E0",
    chalkWash: "#1F2A39",
    leaf: "#97C3A2",
    leafWash: "#1F2C22",
    brick: "#E59C88",
    brickWash: "#3A231D",
  },
} as const

/** `inkSoft` → `--ink-soft`: our own styles read the palette as custom properties. */
const propertyOf = (name: string) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

export function applyTheme(dark: boolean): void {
  const root = document.documentElement
  root.dataset.theme = dark ? "dark" : "light"
  for (const [name, colour] of Object.entries(PALETTES[dark ? "dark" : "light"]))
    root.style.setProperty(propertyOf(name), colour)
}
