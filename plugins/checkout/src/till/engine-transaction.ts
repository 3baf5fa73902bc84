import type { Sql } from "@silai/kit/knex"

type EntityManager = { setTransactionContext(trx: unknown): void }
type EngineModule = { baseRepository_: { getFreshManager(): EntityManager } }

/**
 * Makes one of the engine's module services work inside our own Postgres transaction. All modules share one connection pool;
 * each brings its own entity manager, which takes the transaction like any other.
 * Rests on `baseRepository_` of 2.21.2 (pinned): `backend/docs/decisions/0003-one-transaction.md` tells what was tried.
 */
export function inTransaction(service: unknown, trx: Sql): { transactionManager: EntityManager; manager: EntityManager; isTransactional: true } {
  const manager = (service as EngineModule).baseRepository_.getFreshManager()
  manager.setTransactionContext(trx)
  return { transactionManager: manager, manager, isTransactional: true }
}
