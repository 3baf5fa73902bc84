import { RETURN_KIND } from "@silai/contracts/returns/kinds"
import { RETURN_KINDS, type ReturnKind, type ReturnReason } from "@silai/contracts/returns/limits"
import type { ReturnOption, ReturnOptions } from "@silai/contracts/returns/calls"
import { feeForReasons } from "@silai/contracts/returns/fee"
import { refundOfGoods } from "@silai/contracts/returns/refund"
import { onDay } from "~/lib/words"
import { returnWords } from "./words"

export type RequestKind = ReturnKind
/** The shopper's choices for one line of the order. */
export type Piece = { quantity: number; reason: ReturnReason | ""; note: string; toSize: string }
/** By the id of the order's line. */
export type Chosen = Readonly<Record<string, Piece>>

export const newPiece: Piece = { quantity: 1, reason: "", note: "", toSize: "" }

/** The kinds that at least one line allows, in their usual order. */
export const kindsOf = (lines: readonly ReturnOption[]): RequestKind[] =>
  RETURN_KINDS.filter((kind) => lines.some((line) => line.open > 0 && line.kinds.includes(kind)))

/** The last days of the pieces that a request is possible for, each once, the earliest first. */
export const lastDaysOf = (lines: readonly ReturnOption[]): string[] =>
  [...new Set(lines.flatMap(({ kinds, until }) => (kinds.length && until ? [until] : [])))].sort()

/** Until when a request is possible; null where none is. */
export function untilSentence(lines: readonly ReturnOption[]): string | null {
  const [first, ...later] = lastDaysOf(lines).map(onDay)
  const last = later.at(-1)
  if (first === undefined) return null
  return last === undefined ? returnWords.until(first) : returnWords.untilOfSome(first, last)
}

/** The lines that allow this kind. */
export const linesFor = (lines: readonly ReturnOption[], kind: RequestKind): ReturnOption[] =>
  lines.filter((line) => line.open > 0 && line.kinds.includes(kind))

/** The chosen lines that allow this kind: a choice of another kind stays in the form and is not sent. */
export const chosenOf = (lines: readonly ReturnOption[], kind: RequestKind, chosen: Chosen) =>
  linesFor(lines, kind).flatMap((line) => {
    const piece = chosen[line.itemId]
    return piece ? [{ line, piece: { ...piece, quantity: Math.min(piece.quantity, line.open) } }] : []
  })

/** The refund in rupees; nothing for an exchange or an alteration. */
export function moneyOf(
  lines: readonly ReturnOption[],
  kind: RequestKind,
  chosen: Chosen,
  { feeRupees, freeReasons, leftRupees }: Pick<ReturnOptions, "feeRupees" | "freeReasons" | "leftRupees">,
) {
  const asked = chosenOf(lines, kind, chosen)
  const pieces = asked.reduce((sum, { piece }) => sum + piece.quantity, 0)
  if (!RETURN_KIND[kind].promisesMoney) return { pieces, goods: 0, short: 0, fee: 0, isFree: false, back: 0 }
  // Whole paise: a sum of fractions of rupees would drift.
  const paise = asked.reduce(
    (sum, { line, piece }) => sum + Math.round((line.refundRupees[piece.quantity - 1] ?? 0) * 100),
    0,
  )
  const reasons = asked.map(({ piece }) => piece.reason)
  const fee = feeForReasons(reasons, { fee: feeRupees, free: freeReasons })
  const { short, refund } = refundOfGoods(paise, { left: Math.round(leftRupees * 100), fee: Math.round(fee * 100) })
  return { pieces, goods: paise / 100, short: short / 100, fee, isFree: fee < feeRupees, back: refund / 100 }
}

export type WrongPiece = { reason?: string; note?: string; toSize?: string }

/** The missing values of each chosen piece; nothing where it is complete. */
export function wrongPieces(
  lines: readonly ReturnOption[],
  kind: RequestKind,
  chosen: Chosen,
): Record<string, WrongPiece> {
  const found = chosenOf(lines, kind, chosen).map(({ line, piece }): [string, WrongPiece] => {
    const wrong: WrongPiece = {}
    if (!piece.reason) wrong.reason = returnWords.wantedReason
    if (RETURN_KIND[kind].givesSize && !piece.toSize) wrong.toSize = returnWords.wantedSize
    if (RETURN_KIND[kind].wantsNote && !piece.note.trim()) wrong.note = returnWords.wantedNote
    return [line.itemId, wrong]
  })
  return Object.fromEntries(found.filter(([, wrong]) => Object.keys(wrong).length > 0))
}

/** The lines in the shape of the call. */
export const linesToSend = (lines: readonly ReturnOption[], kind: RequestKind, chosen: Chosen) =>
  chosenOf(lines, kind, chosen).map(({ line, piece: { quantity, reason, note, toSize } }) => ({
    itemId: line.itemId,
    quantity,
    reason: reason as ReturnReason,
    note: note.trim(),
    ...(RETURN_KIND[kind].givesSize && { toSize }),
  }))
