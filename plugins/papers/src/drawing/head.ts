import type { Address } from "@silai/contracts/checkout/calls"
import { paperMessages } from "@silai/contracts/papers/messages"
import { stateOf, type StateCode } from "@silai/contracts/place/states"
import { INK, PAGE, QUIET, type Sheet } from "./sheet"

export const RIGHT = PAGE.width - PAGE.edge
export const INNER = RIGHT - PAGE.edge

export const addressLines = ({ line1, line2, landmark, city, state, pincode }: Address): string[] =>
  [line1, line2, landmark, `${city} ${pincode}`, state].filter((line): line is string => Boolean(line))

export const placeText = (code: StateCode): string => `${stateOf(code)?.name ?? ""} (${code})`

/** A small heading with its lines below; returns where the next can begin. */
export function block(
  sheet: Sheet,
  title: string,
  lines: readonly (string | { strong: string })[],
  at: { x: number; y: number; width: number },
): number {
  let y = sheet.text(title.toUpperCase(), at.x, at.y, at.width, { size: 6.5, colour: QUIET, face: "bold" }) + 3
  for (const line of lines)
    y =
      typeof line === "string"
        ? sheet.text(line, at.x, y, at.width)
        : sheet.text(line.strong, at.x, y, at.width, { face: "bold", size: 10 })
  return y
}

/** The shop on the left, the paper's name and facts on the right. */
export function head(
  sheet: Sheet,
  who: { brand: string; strong?: string; lines: readonly string[] },
  title: string,
  facts: readonly (readonly [string, string])[],
): number {
  const half = INNER / 2 - 12
  let left = sheet.text(who.brand, PAGE.edge, PAGE.edge - 6, half, { face: "display", size: 24, leading: 1.3 })
  if (who.strong) left = sheet.text(who.strong, PAGE.edge, left, half, { size: 12 })
  for (const line of who.lines) left = sheet.text(line, PAGE.edge, left, half, { size: 8, colour: QUIET })
  const x = RIGHT - half
  let right = sheet.text(title, x, PAGE.edge, half, { face: "display", size: 17, align: "right", leading: 1.5 })
  for (const [name, value] of facts) {
    const wide = sheet.widthOf(value, { face: "bold" })
    sheet.text(value, x, right, half, { face: "bold", align: "right" })
    right = sheet.text(name, x, right, half - wide - 6, { colour: QUIET, align: "right" })
  }
  const y = Math.max(left, right) + 10
  sheet.line(y, { colour: INK, weight: 0.8 })
  return y + 14
}

/** Page numbers, and whose paper it is, at the foot of each page. */
export const foot = (sheet: Sheet, words: string) => (page: number, pages: number) => {
  const y = PAGE.height - PAGE.edge - 2
  sheet.text(words, PAGE.edge, y, INNER - 80, { size: 7, colour: QUIET })
  sheet.text(paperMessages.page(page, pages), RIGHT - 80, y, 80, { size: 7, colour: QUIET, align: "right" })
}
