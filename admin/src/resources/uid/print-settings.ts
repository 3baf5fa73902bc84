import { LABEL_PRINT, type SheetName } from "@silai/contracts/uid/sheet-limits"
import { isSheet } from "./sheet-words"

/** The offset of this device's printer, and the labels loaded in it. */
export type PrinterSettings = { sheet: SheetName; offsetX: number; offsetY: number }

const KEY = "adminLabelPrinter"
const within = (length: unknown) =>
  typeof length === "number" && Math.abs(length) <= LABEL_PRINT.maxOffset ? length : 0

export function readPrinter(): PrinterSettings {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<PrinterSettings>
    const sheet = stored.sheet && isSheet(stored.sheet) ? stored.sheet : "a4x65"
    return { sheet, offsetX: within(stored.offsetX), offsetY: within(stored.offsetY) }
  } catch {
    return { sheet: "a4x65", offsetX: 0, offsetY: 0 }
  }
}

export function rememberPrinter(settings: PrinterSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser without storage can still print.
  }
}
