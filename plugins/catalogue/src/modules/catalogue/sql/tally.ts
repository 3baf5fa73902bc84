import type { Database } from "@silai/kit/knex"

/** Where several rows tell of one thing, or wrongly, all are taken away and what there is is counted: as of one moment. */
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
 * Adds up the tallies: how many colourways are listed, and how many have each word. Whoever publishes meanwhile is added by their own
 * row; two who add up come one after the other, each seeing what the other left.
 */
export function addUpTallies(database: Database): Promise<void> {
  return database.transaction(async (trx) => {
    await trx.raw(`lock table listing_tally, word_tally in share update exclusive mode`)
    await trx.raw(listed)
    await trx.raw(words)
  })
}
