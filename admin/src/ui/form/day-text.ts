import { plainOf } from "@silai/contracts/plain"
import dayjs, { type Dayjs } from "dayjs"

/**
 * How people write a day, a month and an hour, apart from the form that a field shows. Antd must not know these: it would rewrite
 * "30/11/20" as a whole day before the year is typed to its end.
 */
export const TYPED = {
  date: [
    "DD/MM/YYYY",
    "D/M/YYYY",
    "YYYY-MM-DD",
    "D/M/YY",
    "DD/MM/YY",
    "D MMM YYYY",
    "D MMMM YYYY",
    "D-MMM-YYYY",
    "D-MMM-YY",
  ],
  month: ["MM/YYYY", "M/YYYY", "YYYY-MM", "MM/YY", "MMM YYYY", "MMMM YYYY", "MMM-YY"],
  hour: ["HH:mm", "H:mm", "h:mm A", "h A", "HH.mm"],
} as const

/** "6:30 p.m." as "6:30 PM", "30 nov 2026" as "30 Nov 2026". */
const inOurCase = (text: string) =>
  text
    .replace(/\s*\b([ap])\.?m\b\.?/i, (_, half: string) => ` ${half.toUpperCase()}M`)
    .replace(/[a-z]{3,}/gi, (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())

const withSlashes = (text: string) => text.replace(/\s*[/.-]\s*/g, "/")

/**
 * A day, a month or an hour as it was typed or pasted: in any digits, with slashes, dots or hyphens. Null where it is
 * invalid.
 */
export function dayTyped(written: string, formats: readonly string[]): Dayjs | null {
  const typed = withSlashes(inOurCase(plainOf(written)))
  return formats.map((format) => dayjs(typed, withSlashes(format), true)).find((one) => one.isValid()) ?? null
}

/** The text of a picker's input that loses the focus. Its calendar can lose the focus too, and has no text. */
export const textLeft = ({ target }: { target: EventTarget }): string =>
  target instanceof HTMLInputElement ? target.value : ""

/** Its text was deleted by keyboard: antd would show the former day again. */
export const isEmptied = ({ target }: { target: EventTarget }): boolean =>
  target instanceof HTMLInputElement && target.value.trim() === ""
