import type { Database } from "@silai/kit/knex"

/**
 * Where one thing has several rows, or a wrong one, all are deleted and the actual number is counted, in one snapshot.
 */
const addUp = (tally: string, columns: string, counted: string) => `
with truth as materialized (${counted}), wrong as materialized (
  select exists ((select ${columns} from ${tally} except all table truth) union all (table truth except all select ${columns} from ${tally})) as so
), gone as (
  delete from ${tally} where (select so from wrong)
)
insert into ${tally} (${columns}) select ${columns} from truth where (select so from wrong)`

const listed = addUp("listing_tally", "change", "select count(*)::int as change from listing where published")
const words = addUp(
  "word_tally",
  "word, shared, change",
  "select word, shared, count(*)::int as change from listing_word group by word, shared",
)

/**
 * Sums the tallies: how many colourways are listed, and how many have each word. A concurrent publish adds its own row;
 * two runs of this are serialised, each seeing the other's result.
 */
export function addUpTallies(database: Database): Promise<void> {
  return database.transaction(async (trx) => {
    await trx.raw(`lock table listing_tally, word_tally in share update exclusive mode`)
    await trx.raw(listed)
    await trx.raw(words)
  })
}
