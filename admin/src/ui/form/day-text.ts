import { plainOf } from "@silai/contracts/plain"
import dayjs, { type Dayjs } from "dayjs"

const withSlashes = (text: string) => text.replace(/\s*[/.-]\s*/g, "/")

/**
 * A day, a month or an hour as it was typed or pasted: in any digits, with slashes, dots or hyphens. Null where it is
 * invalid.
 */
export function dayTyped(written: string, formats: readonly string[]): Dayjs | null {
  const typed = withSlashes(plainOf(written))
  return formats.map((format) => dayjs(typed, withSlashes(format), true)).find((one) => one.isValid()) ?? null
}

/** The text of a picker's input that loses the focus. Its calendar can lose the focus too, and has no text. */
export const textLeft = ({ target }: { target: EventTarget }): string =>
  target instanceof HTMLInputElement ? target.value : ""
