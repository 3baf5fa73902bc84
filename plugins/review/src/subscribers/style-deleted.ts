import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import type { EventData } from "@silai/contracts/events"
import { databaseOf, many } from "@silai/kit/knex"
import { eraseReviews } from "../workflows/erase"

/** A style that is gone for good takes its reviews along. */
export default async function reviewsGone({
  event: { data },
  container,
}: SubscriberArgs<EventData<"silai.style.deleted">>): Promise<void> {
  await databaseOf(container).transaction(async (trx) => {
    const rows = await many<{ id: string }>(trx, `select id from review where style_id = ?`, [data.id])
    await eraseReviews(
      container.resolve("catalogue"),
      trx,
      rows.map(({ id }) => id),
    )
    await trx.raw(`delete from review_tally where style_id = ?`, [data.id])
  })
}

export const config: SubscriberConfig = {
  event: "silai.style.deleted",
  context: { subscriberId: "silai-review-style-deleted" },
}
