import { setTimeout as pause } from "node:timers/promises"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { ENGINE_EVENTS_LISTENED } from "@silai/contracts/listeners"
import { isOurs, queueEngineEvent } from "@silai/kit/events"
import { databaseOf } from "@silai/kit/knex"
import { log } from "@silai/kit/log"

/** About two minutes together: as long as a database may take to come back. */
const pausesMs = [1, 2, 4, 8, 16, 32, 64].map((seconds) => seconds * 1000)

/**
 * Changes made through the engine's own API, or by a plugin's workflow, come over the event bus, which never retries. They are
 * stored at once for the shop's own listeners. What the shop itself has sent is stored for them already.
 */
export default async function engine({ event, container }: SubscriberArgs<Record<string, unknown>>): Promise<void> {
  if (isOurs(event)) return
  for (const ms of [...pausesMs, null])
    try {
      return await queueEngineEvent(databaseOf(container), event.name, event.data)
    } catch (error) {
      log("warn", "the engine's event not written down", { event: event.name, cause: String(error) })
      if (ms === null) throw error
      await pause(ms)
    }
}

export const config: SubscriberConfig = {
  event: ENGINE_EVENTS_LISTENED,
  context: { subscriberId: "silai-house-engine" },
}
