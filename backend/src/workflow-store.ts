import { DistributedTransaction, type IDistributedTransactionStorage } from "@medusajs/framework/orchestration"

/**
 * At the start of every run the engine asks its store (a table, and Redis where there is one) whether this run was started
 * before, even for workflows that are never stored there. With a Redis that is away each change of the shop would fail, so those
 * are not looked up. Call it after the engine has loaded.
 */
export function readStoreOfSavedRunsOnly(): void {
  const store = Reflect.get(DistributedTransaction, "keyValueStore") as IDistributedTransactionStorage
  const get = store.get.bind(store)
  store.get = async (key, options) => (options?.store ? get(key, options) : undefined)
}
