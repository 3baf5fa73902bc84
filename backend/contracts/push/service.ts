import type { Sql } from "../sql"
import type { PushNotice } from "./notice"

/** The service of devices that ring for other plugins: `container.resolve("push")`. */
export type IPushModuleService = {
  /** The id of a shopper's browser, by its endpoint; null when it is not subscribed. */
  deviceOf(sql: Sql, endpoint: string): Promise<string | null>
  /**
   * Lets a device ring, when the caller's transaction is committed; one that is gone by then does not. `once`: it rings a single time for
   * what has this name.
   */
  ring(trx: Sql, deviceId: string, notice: PushNotice, once: string): Promise<void>
  /** Ends the devices of a session that is signed out. */
  endSession(sql: Sql, sessionId: string): Promise<void>
  /** Forgets the devices of a customer or staff member who is deleted, in that transaction. */
  forget(trx: Sql, personId: string): Promise<void>
}
