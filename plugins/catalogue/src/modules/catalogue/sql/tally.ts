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
const facets = addUp(
  "facet_tally",
  "tag_keys, colour_keys, size_keys, fact_keys, change",
  "select tag_keys, colour_keys, size_keys, fact_keys, count(*)::int as change from listing where published group by tag_keys, colour_keys, size_keys, fact_keys",
)
const words = addUp(
  "word_tally",
  "word, shared, change",
  "select word, shared, count(*)::int as change from listing_word group by word, shared",
)

/**
 * Sums the tallies: how many colourways are listed, how many of them have the same tags, colour, sizes and facts, and
 * how many each word. A concurrent publish adds its own row; two runs of this are serialised, each seeing the other's
 * result.
 */
export function addUpTallies(database: Database): Promise<void> {
  return database.transaction(async (trx) => {
    await trx.raw(`lock table listing_tally, facet_tally, word_tally in share update exclusive mode`)
    await trx.raw(listed)
    await trx.raw(facets)
    await trx.raw(words)
  })
}
