import { MedusaContextType } from "@medusajs/framework/utils"
import type { Sql } from "../sql/knex"

type EntityManager = { setTransactionContext(trx: unknown): void; flush(): Promise<void> }
type EngineModule = { baseRepository_: { getFreshManager(): EntityManager } }

/**
 * The engine would emit an event for each row at once: for an order that may still be rolled back, and waiting for an
 * unreachable Redis while our locks are held. Our events follow the commit, through the outbox.
 */
export const silentAggregator = {
  save() {},
  saveRawMessageData() {},
  getMessages: () => ({}),
  count: () => 0,
  clearMessages() {},
}

/**
 * Runs one of the engine's module services inside our own Postgres transaction. All modules share one connection pool;
 * each has a separate entity manager, which accepts an external transaction. Its pending writes are flushed before the
 * transaction continues, because the engine flushes only at the end of the transactions that it opens itself. Relies on
 * `baseRepository_` of 2.21.2 (pinned): `backend/docs/decisions/0003-one-transaction.md` records what was tried.
 */
export async function inTransaction<T>(service: unknown, trx: Sql, work: (context: never) => Promise<T>): Promise<T> {
  const manager = (service as EngineModule).baseRepository_.getFreshManager()
  manager.setTransactionContext(trx)
  const context = {
    // Without its mark, a module from a workflow's container would replace it with the workflow's own context.
    __type: MedusaContextType,
    transactionManager: manager,
    manager,
    isTransactional: true,
    messageAggregator: silentAggregator,
  }
  // The engine's context type has no manager of another transaction.
  const result = await work(context as never)
  await manager.flush()
  return result
}
