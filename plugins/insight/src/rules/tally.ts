import type { InsightEvent } from "@silai/contracts/insight/calls"
import { plainOf } from "@silai/contracts/plain"

export type Sum = { name: string; key: string; count: number }

/** Parts of a search that may say who searched: an e-mail, a phone, an order's number. */
const personal = /@|\d{4,}/

/** The words of a search as they are counted; null where they may be personal. */
export function wordsToCount(text: string): string | null {
  const words = text.toLowerCase().replaceAll(/\s+/g, " ").trim()
  return words && !personal.test(plainOf(words).replaceAll(/[\s().+-]/g, "")) ? words : null
}

/** A variant and its size as one key, and back. An id has no space. */
export const sizeKey = (variantId: string, size: string): string => `${variantId} ${size}`
export const ofSizeKey = (key: string): { variantId: string; size: string } => {
  const at = key.indexOf(" ")
  return { variantId: key.slice(0, at), size: key.slice(at + 1) }
}

function keyOf(event: InsightEvent): { name: string; key: string } | null {
  switch (event.name) {
    case "visit":
      return { name: "visit", key: event.source }
    case "step":
      return { name: event.step, key: "" }
    case "searchWithoutResult": {
      const words = wordsToCount(event.words)
      return words === null ? null : { name: event.name, key: words }
    }
    case "sizeMissing":
      return /\s/.test(event.variantId) ? null : { name: event.name, key: sizeKey(event.variantId, event.size) }
    case "measuringBegun":
    case "measuringFinished":
      return { name: event.name, key: event.type }
  }
}

/** A batch as sums, in the order of their keys, in which two batches at once lock them. */
export function tallied(events: readonly InsightEvent[]): Sum[] {
  const sums = new Map<string, Sum>()
  for (const found of events.map(keyOf)) {
    if (!found) continue
    const id = `${found.name} ${found.key}`
    sums.set(id, { ...found, count: (sums.get(id)?.count ?? 0) + 1 })
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum)
}
