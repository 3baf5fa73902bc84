/** Label sheets, in millimetres, as their makers give them. */
export type LabelSheet = {
  page: { width: number; height: number }
  label: { width: number; height: number }
  columns: number
  rows: number
  left: number
  top: number
  /** From one label's edge to the next one's. */
  pitch: { x: number; y: number }
}

const A4 = { width: 210, height: 297 } as const

export const LABEL_SHEETS = {
  a4x65: {
    page: A4,
    label: { width: 38.1, height: 21.2 },
    columns: 5,
    rows: 13,
    left: 4.75,
    top: 10.7,
    pitch: { x: 40.6, y: 21.2 },
  },
  a4x21: {
    page: A4,
    label: { width: 63.5, height: 38.1 },
    columns: 3,
    rows: 7,
    left: 7.25,
    top: 15.15,
    pitch: { x: 66, y: 38.1 },
  },
  roll: {
    page: { width: 50, height: 25 },
    label: { width: 50, height: 25 },
    columns: 1,
    rows: 1,
    left: 0,
    top: 0,
    pitch: { x: 50, y: 25 },
  },
} as const satisfies Record<string, LabelSheet>

export type SheetName = keyof typeof LABEL_SHEETS
export const SHEET_NAMES = Object.keys(LABEL_SHEETS) as [SheetName, ...SheetName[]]
export const labelsOn = (sheet: SheetName): number => LABEL_SHEETS[sheet].columns * LABEL_SHEETS[sheet].rows
/** The most places of any sheet. */
export const MOST_ON_A_SHEET = Math.max(...SHEET_NAMES.map(labelsOn))

/** Labels of one file; a printer's largest offset, in millimetres; how many files one person may make. */
export const LABEL_PRINT = {
  most: 2_600,
  maxCopies: 5,
  maxOffset: 10,
  perPerson: { points: 120, seconds: 60 * 60 },
} as const

/** The position of a label on its sheet, in millimetres from the upper left corner. */
export function placeOf(sheet: SheetName, at: number): { x: number; y: number } {
  const { columns, left, top, pitch } = LABEL_SHEETS[sheet]
  return { x: left + (at % columns) * pitch.x, y: top + Math.floor(at / columns) * pitch.y }
}
