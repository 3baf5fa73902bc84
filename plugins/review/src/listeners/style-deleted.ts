import { databaseOf, many } from "@silai/kit/knex"
import type { Listener } from "@silai/kit/listener"
import { eraseReviews } from "../workflows/erase"

/** When a style is deleted for good, its reviews are too. */
export const listener: Listener = {
  name: "review.style-deleted",
  run: (container, { data }) =>
    databaseOf(container).transaction(async (trx) => {
      const rows = await many<{ id: string }>(trx, `select id from review where style_id = ?`, [data.id])
      await eraseReviews(
        container.resolve("catalogue"),
        trx,
        rows.map(({ id }) => id),
      )
      await trx.raw(`delete from review_tally where style_id = ?`, [data.id])
    }),
}
