import { faultOfName, nameOf } from "@silai/contracts/account/name"

/**
 * The name of a Google account, where it is a name by our rule: without a nickname in brackets, and without emoji and signs. Else
 * empty: profile and checkout ask for it, because nothing else that Google says is a name.
 */
export function nameFromGoogle(given: string): string {
  const name = nameOf(given)
  if (faultOfName(name) === null) return name
  const letters = nameOf(
    name
      .replace(/\([^()]*\)/g, " ")
      .replace(/[^\u200d\u200c\p{L}\p{M} .'’-]/gu, " ")
      .replace(/^[^\p{L}]+|[ '’-]+$/gu, ""),
  )
  return faultOfName(letters) === null ? letters : ""
}
