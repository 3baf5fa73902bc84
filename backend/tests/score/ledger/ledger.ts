import { couponDifferences } from "./coupons"
import { engineDifferences } from "./engine"
import type { Ask, Book, Difference } from "./kinds"
import { explainedRefunds, moneyDifferences } from "./money"
import { paperDifferences } from "./papers"
import { leftUnderWay, stillHeldOnes } from "./standing"
import { type Opening, stockDifferences } from "./stock"

/** All that does not agree in a shop at rest. Without the gateway's book, or an opening, what needs it is not checked. */
export async function differences(
  ask: Ask,
  { book, opening }: { book?: Book; opening?: Opening },
): Promise<Difference[]> {
  return [
    ...(await leftUnderWay(ask)),
    ...(await stockDifferences(ask, opening)),
    ...(await moneyDifferences(ask, book)),
    ...(await couponDifferences(ask)),
    ...(await paperDifferences(ask, book)),
    ...(await engineDifferences(ask, book)),
  ]
}

/** Rows of an honest shop that look like differences: they are listed, and raise no alarm. */
export const explained = async (ask: Ask, book?: Book): Promise<Difference[]> => [
  ...(await stillHeldOnes(ask)),
  ...(await explainedRefunds(ask, book)),
]

const shown = 12
/** Each difference with its rows, for people. */
export const inWords = (found: readonly Difference[]): string =>
  found
    .map(({ what, rows }) =>
      [
        `${what}: ${rows.length}`,
        ...rows.slice(0, shown).map((row) => `    ${JSON.stringify(row)}`),
        ...(rows.length > shown ? [`    … and ${rows.length - shown} more`] : []),
      ].join("\n"),
    )
    .join("\n")
/** Only how many of each. */
export const inFigures = (found: readonly Difference[]): Record<string, number> =>
  Object.fromEntries(found.map(({ what, rows }) => [what, rows.length]))
