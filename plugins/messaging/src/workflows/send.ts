import type { CreateNotificationDTO, INotificationModuleService } from "@medusajs/framework/types"
import { silentAggregator } from "@silai/kit/engine-transaction"
import { newId } from "@silai/kit/ids"
import type { Database } from "@silai/kit/knex"
import { deliveryErrorOf } from "../rules/delivery-error"

export type Neighbours = { database: Database; notifications: INotificationModuleService }

/** Marks the rows of our messages in the Notification module's table; operators' plugins write there too. */
export const OURS = "silai.messaging"

/**
 * Sends one message through the provider that has its channel, once. Retries are the outbox's: under our key the
 * Notification module would send nothing more after a crash, and fail on its own row after a failure (decision 0013).
 * Its row is deleted at once: it names the recipient.
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
      // It would send an event for the row, and wait for an unreachable Redis.
      { messageAggregator: silentAggregator },
    )
  } catch (error) {
    throw deliveryErrorOf(error, message.channel)
  } finally {
    // A row left behind, because the process or the database died, is swept later.
    await database.raw(`delete from notification where idempotency_key = ?`, [key]).catch(() => undefined)
  }
}
