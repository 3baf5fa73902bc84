/** Words of the contracts as words of the back office: `fit.slim`. `wordOf`: of rows that hold more than a word. */
export const keyed = <Kind extends string, Key extends string | number, Row, Word = Row>(
  kind: Kind,
  rows: Readonly<Record<Key, Row>>,
  wordOf: (row: Row) => Word = (row) => row as unknown as Word,
) =>
  Object.fromEntries(Object.entries<Row>(rows).map(([key, row]) => [`${kind}.${key}`, wordOf(row)])) as Record<
    `${Kind}.${Key}`,
    Word
  >
