import { DistributedTransaction, type IDistributedTransactionStorage } from "@medusajs/framework/orchestration"

/**
 * At the start of every run the engine asks its store (a table, and Redis where there is one) whether this run was begun before,
 * also of workflows that are never kept there. With a Redis that is away each change of the shop would fail of it, so those are not
 * asked about. Call it after the engine has loaded.
 */
export function askStoreOfKeptRunsAlone(): void {
  const store = Reflect.get(DistributedTransaction, "keyValueStore") as IDistributedTransactionStorage
  const get = store.get.bind(store)
  store.get = async (key, options) => (options?.store ? get(key, options) : undefined)
}
