import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Only reviews of verified buyers are rated: `rated1` to `rated5` and the fits count these, `stars1` to `stars5` all
 * that are shown. Earlier reviews are counted here; `recount_due` lets the worker pass their sums to the catalogue.
 */
export class Migration20261128093000 extends Migration {
  override async up(): Promise<void> {
    // A review that is being written waits, so that each is counted once.
    this.addSql(`lock table review in share row exclusive mode`)
    this.addSql(
      `alter table review_tally ${rated.map((name) => `add column ${name} integer not null default 0 check (${name} >= 0)`).join(", ")},
         add column recount_due boolean not null default false`,
    )
    this.addSql(countFunction([...shownStars, ...ratedStars, ...fitsOf(RATED), ...others]))
    this.addSql(triggerOn("style_id, rating, fit, images, hidden_at, is_verified"))
    const recounted = [...ratedStars, ...fitsOf(RATED)]
    this.addSql(
      `update review_tally t set recount_due = true, ${recounted.map(({ name }) => `${name} = sums.${name}`).join(", ")}
         from (select style_id, ${recounted.map(({ name, when }) => `count(*) filter (where ${when}) as ${name}`).join(", ")} from review r group by style_id) sums
        where sums.style_id = t.style_id`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`lock table review in share row exclusive mode`)
    this.addSql(countFunction([...shownStars, ...fitsOf(SHOWN), ...others]))
    this.addSql(triggerOn("style_id, rating, fit, images, hidden_at"))
    this.addSql(
      `alter table review_tally ${rated.map((name) => `drop column ${name}`).join(", ")}, drop column recount_due`,
    )
  }
}

type Counted = { name: string; when: string }
const SHOWN = "r.hidden_at is null"
const RATED = `${SHOWN} and r.is_verified`
const stars = [1, 2, 3, 4, 5]
const rated = stars.map((star) => `rated${star}`)
const shownStars: Counted[] = stars.map((star) => ({ name: `stars${star}`, when: `${SHOWN} and r.rating = ${star}` }))
const ratedStars: Counted[] = stars.map((star) => ({ name: `rated${star}`, when: `${RATED} and r.rating = ${star}` }))
const fitsOf = (which: string): Counted[] =>
  ["small", "true", "large"].map((fit) => ({
    name: `fit_${fit}`,
    when: `${which} and r.fit is not null and r.fit = '${fit}'`,
  }))
const others: Counted[] = [
  { name: "pictured", when: `${SHOWN} and r.images > 0` },
  { name: "hidden", when: "r.hidden_at is not null" },
]

const countFunction = (columns: readonly Counted[]) => `
create or replace function review_count(r review, change integer) returns void language sql as $$
  insert into review_tally as t (style_id) values (r.style_id) on conflict do nothing;
  update review_tally set ${columns.map(({ name, when }) => `${name} = ${name} + change * (${when})::int`).join(", ")}
   where style_id = r.style_id;
$$`

const triggerOn = (columns: string) => `
drop trigger review_counted on review;
create trigger review_counted after insert or delete or update of ${columns} on review
  for each row execute function review_counted()`
