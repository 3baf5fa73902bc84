import { type Database, many } from "./knex"

/** How many rows are in memory at once while a list is read to its end. */
const AT_ONCE = 500

/**
 * A statement's rows, some at a time, from a snapshot taken at the first read. For a file: its length costs no memory, and its
 * first lines are sent before its last are read. A connection is held until the last row is read, or the reader leaves.
 */
export async function* inPages<Row, Shown>(
  database: Database,
  statement: string,
  bindings: readonly unknown[],
  shown: (row: Row) => Shown,
): AsyncGenerator<Shown[], void> {
  const trx = await database.begin()
  try {
    await trx.raw(`declare in_pages no scroll cursor for ${statement}`, bindings)
    for (;;) {
      const rows = await many<Row>(trx, `fetch ${AT_ONCE} from in_pages`)
      if (rows.length) yield rows.map(shown)
      if (rows.length < AT_ONCE) return
    }
  } finally {
    await trx.rollback()
  }
}
