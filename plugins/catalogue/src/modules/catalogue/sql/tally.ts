import type { Database } from "@silai/kit/knex"

const truths = {
  listing_tally: { columns: "", counted: "select count(*)::int as change from listing where published" },
  word_tally: { columns: "word, shared, ", counted: "select word, shared, count(*)::int as change from listing_word group by word, shared" },
} as const

/** Where several rows tell of one thing, or wrongly, all are taken away and what there is is counted: as of one moment. */
const addUp = (tally: keyof typeof truths) => {
  const { columns, counted } = truths[tally]
  return `
with truth as materialized (${counted}), wrong as materialized (
  select exists ((select ${columns}change from ${tally} except all table truth) union all (table truth except all select ${columns}change from ${tally})) as so
), gone as (
  delete from ${tally} where (select so from wrong)
)
insert into ${tally} (${columns}change) select ${columns}change from truth where (select so from wrong)`
}

/**
 * Adds up the tallies: how many colourways are listed, and how many have each word. Whoever publishes meanwhile is added by their own
 * row; two who add up come one after the other, each seeing what the other left.
 */
export async function addUpTallies(database: Database): Promise<void> {
  for (const tally of ["listing_tally", "word_tally"] as const)
    await database.transaction(async (trx) => {
      await trx.raw(`lock table ${tally} in share update exclusive mode`)
      await trx.raw(addUp(tally))
    })
}
