import { SHEET_NAMES, type SheetName } from "@silai/contracts/uid/sheet-limits"

export const isSheet = (text: string): text is SheetName => SHEET_NAMES.some((name) => name === text)
