import type { CreateNotificationDTO, INotificationModuleService } from "@medusajs/framework/types"
import { silentAggregator } from "@silai/kit/engine-transaction"
import { newId } from "@silai/kit/ids"
import type { Database } from "@silai/kit/knex"
import { deliveryErrorOf } from "../rules/delivery-error"

export type Neighbours = { database: Database; notifications: INotificationModuleService }

/** By this the rows of our messages are known in the Notification module's table; operators' plugins write there too. */
export const OURS = "silai.messaging"

/**
 * Sends one message through the provider that has its channel, once. Whether it has to be sent again is the outbox's
 * affair: under a key of ours the Notification module would send nothing more after a crash, and trip over its own row after a failure
 * (decision 0013). The row that it writes goes at once: it names the recipient.
 * @throws `DeliveryError`
 */
export async function send(
  { database, notifications }: Neighbours,
  message: Omit<CreateNotificationDTO, "channel" | "idempotency_key"> & { channel: string },
): Promise<void> {
  const key = newId("msg")
  try {
    await notifications.createNotifications(
      { ...message, trigger_type: OURS, idempotency_key: key },
      // It would tell the event bus of the row, and wait for a Redis that is away.
      { messageAggregator: silentAggregator },
    )
  } catch (error) {
    throw deliveryErrorOf(error, message.channel)
  } finally {
    // A row that stays, because the process or the database died, is swept later.
    await database.raw(`delete from notification where idempotency_key = ?`, [key]).catch(() => undefined)
  }
}
