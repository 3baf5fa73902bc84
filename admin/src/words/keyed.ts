/** Words of the contracts as words of the back office: `fit.slim`. `wordOf`: of rows that hold more than a word. */
export function keyed<Kind extends string, Key extends string | number, Word>(
  kind: Kind,
  rows: Readonly<Record<Key, Word>>,
): Record<`${Kind}.${Key}`, Word>
export function keyed<Kind extends string, Key extends string | number, Row, Word>(
  kind: Kind,
  rows: Readonly<Record<Key, Row>>,
  wordOf: (row: Row) => Word,
): Record<`${Kind}.${Key}`, Word>
export function keyed<Row>(kind: string, rows: Readonly<Record<string, Row>>, wordOf?: (row: Row) => unknown) {
  return Object.fromEntries(Object.entries(rows).map(([key, row]) => [`${kind}.${key}`, wordOf ? wordOf(row) : row]))
}
