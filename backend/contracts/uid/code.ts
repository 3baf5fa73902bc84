import { plainOf, withoutGaps } from "../plain"
import { UID } from "./limits"

/** The check symbol of an id: the number that it is, modulo 37. It detects every single wrong letter, and every two swapped neighbours. */
export function checkOf(id: string): string {
  let rest = 0
  for (const letter of id) rest = (rest * UID.symbols.length + UID.symbols.indexOf(letter)) % UID.checks.length
  return UID.checks.charAt(rest)
}

/** As it is printed: four groups of four, and the check symbol. */
export const writeUid = (id: string): string => [...groupsOf(id), checkOf(id)].join("-")

export const groupsOf = (id: string): string[] =>
  Array.from({ length: UID.length / UID.group }, (_, at) => id.slice(at * UID.group, (at + 1) * UID.group))

/** The id of 80 random bits. */
export function uidOf(bytes: Uint8Array): string {
  let id = ""
  let [bits, held] = [0, 0]
  for (const byte of bytes) {
    bits = (bits << 8) | byte
    held += 8
    for (; held >= 5; held -= 5) id += UID.symbols.charAt((bits >> (held - 5)) & 31)
    bits &= (1 << held) - 1
  }
  return id
}

export type ReadUid = { id: string } | { fault: "empty" | "form" | "check" }

/** The path of the address on a label. */
const inAddress = /\/authentic\/([^/?#\s]+)/i

/**
 * A typed or scanned text: in any letter case, with blanks and hyphens anywhere, O for 0, I and L for 1, with or without the
 * check symbol; or the whole address of the label.
 */
export function readUid(typed: string): ReadUid {
  const bare = withoutGaps(plainOf(inAddress.exec(typed)?.[1] ?? typed)).toUpperCase()
  if (!bare) return { fault: "empty" }
  const read = bare.replaceAll("O", "0").replaceAll(/[IL]/g, "1")
  const [id, check] = [read.slice(0, UID.length), read.slice(UID.length)]
  const isId = id.length === UID.length && [...id].every((letter) => UID.symbols.includes(letter))
  if (!isId || check.length > 1) return { fault: "form" }
  if (check && !UID.checks.includes(check)) return { fault: "form" }
  if (check && check !== checkOf(id)) return { fault: "check" }
  return { id }
}
