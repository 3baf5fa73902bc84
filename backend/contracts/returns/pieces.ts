/** Pieces of a line that came back to the shop; `toSize`: the size that was sent for them, in an exchange. */
export type PiecesGone = { itemId: string; quantity: number; returnNumber: string; toSize: string | null }

/** The position, in the order, of a line or of pieces that came in exchange for some of it. */
export const placeOf = (itemId: string): string => itemId.split("/")[0] ?? itemId

/**
 * The id of pieces that came in an exchange: "0/RT-000008". They stay a part of the order, and can be exchanged again or
 * returned; labels of pieces have it too.
 */
export const cameWithId = (itemId: string, returnNumber: string): string => `${placeOf(itemId)}/${returnNumber}`

/** Whether the order itself has this line; the engine knows no others. */
export const isOrdered = (itemId: string): boolean => itemId === placeOf(itemId)

type Line = { itemId: string; size: string; quantity: number }

/** The pieces left of a line, and those that came for the rest in exchanges, one after the other: each with the exchange it came with. */
export function piecesNow<L extends Line, G extends PiecesGone>(
  line: L,
  gone: readonly G[],
  cameWith: G | null = null,
): (L & { cameWith: G | null })[] {
  const ofLine = gone.filter(({ itemId }) => itemId === line.itemId)
  const quantity = ofLine.reduce((left, one) => left - one.quantity, line.quantity)
  return [
    ...(quantity > 0 ? [{ ...line, quantity, cameWith }] : []),
    ...ofLine.flatMap((one) =>
      one.toSize === null
        ? []
        : piecesNow(
            {
              ...line,
              itemId: cameWithId(line.itemId, one.returnNumber),
              size: one.toSize,
              quantity: one.quantity,
            },
            gone,
            one,
          ),
    ),
  ]
}
