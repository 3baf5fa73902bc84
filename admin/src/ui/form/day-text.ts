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
