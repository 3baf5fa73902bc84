import { oneLine } from "../plain"
import { isDrawable } from "../place/drawable"
import { NAME } from "./limits"

/**
 * A person's name in the stored form: one line with single spaces, without invisible characters. The joiners of Indian scripts stay,
 * because they change letters; so does a typographic apostrophe.
 */
export const nameOf = (written: string): string =>
  oneLine(written.replace(/[\ufe00-\ufe0f]/g, ""))
    .replace(/[\u2018\u201b\u02b9\u02bb-\u02bd\u2032\u00b4`\uff07\uff40]/g, "'")
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/[\uff21-\uff3a\uff41-\uff5a\uff0e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))

export type NameFault = "short" | "long" | "script" | "invalid"

/** The one rule for a name: checkout, accounts, staff and Google. Takes the result of `nameOf`. */
export function faultOfName(name: string): NameFault | null {
  if (name.replace(/[\u200c\u200d]/g, "").length < NAME.minLength) return "short"
  if (name.length > NAME.maxLength) return "long"
  if (!isDrawable(name)) return "script"
  return NAME.pattern.test(name) ? null : "invalid"
}
