import type { MedusaContainer } from "@medusajs/framework/types"
import { databaseOf } from "@silai/kit/knex"
import { unsubscribeDeviceWorkflow } from "./workflows"

/** Ends the notices in a browser, by its endpoint; one that is unknown ends too. */
export async function unsubscribe(
  container: MedusaContainer,
  endpoint: string,
  additionalData: Record<string, unknown> | undefined,
): Promise<void> {
  await unsubscribeDeviceWorkflow.validate(container, {}, additionalData)
  const { rowCount } = await databaseOf(container).raw(`delete from push_device where endpoint = ?`, [endpoint])
  await unsubscribeDeviceWorkflow.runDoneHooks(container, {}, additionalData, { wasSubscribed: rowCount === 1 })
}
