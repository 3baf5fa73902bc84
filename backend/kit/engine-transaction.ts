import type { Sql } from "./knex"

type EntityManager = { setTransactionContext(trx: unknown): void; flush(): Promise<void> }
type EngineModule = { baseRepository_: { getFreshManager(): EntityManager } }

/**
 * Lets one of the engine's module services work inside our own Postgres transaction. All modules share one connection pool;
 * each brings its own entity manager, which takes the transaction like any other. What it has gathered is written before the
 * transaction goes on: the engine leaves that to the end of a transaction of its own, which there is none of here.
 * Rests on `baseRepository_` of 2.21.2 (pinned): `backend/docs/decisions/0003-one-transaction.md` tells what was tried.
 */
export async function inTransaction<T>(service: unknown, trx: Sql, work: (context: never) => Promise<T>): Promise<T> {
  const manager = (service as EngineModule).baseRepository_.getFreshManager()
  manager.setTransactionContext(trx)
  const result = await work({ transactionManager: manager, manager, isTransactional: true } as never)
  await manager.flush()
  return result
}
