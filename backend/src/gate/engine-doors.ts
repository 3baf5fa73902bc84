import { engineDoorSays } from "@silai/contracts/house/engine-doors"

/**
 * Parts of the engine's own admin API that would move stock or money beside the shop, or an order's version: no lock of ours can make them safe, or
 * they would do what the shop does otherwise (decision 0029). Reading stays open. By path as it is routed, with where the thing is done.
 */
const closed: readonly (readonly [pattern: RegExp, says: string])[] = [
  [/^\/admin\/workflows-executions(\/|$)/, engineDoorSays.workflows],
  [/^\/admin\/orders\/[^/]+\/fulfillments(\/|$)/, engineDoorSays.orders],
  [/^\/admin\/fulfillments(\/|$)/, engineDoorSays.orders],
  [/^\/admin\/(order-edits|order-changes|draft-orders)(\/|$)/, engineDoorSays.orders],
  [/^\/admin\/orders\/[^/]+\/(credit-lines|payment-sessions)(\/|$)/, engineDoorSays.money],
  [/^\/admin\/payment-collections(\/|$)/, engineDoorSays.money],
  [/^\/admin\/(returns|exchanges|claims)(\/|$)/, engineDoorSays.returns],
  [/^\/admin\/inventory-items(\/|$)/, engineDoorSays.stock],
  [/^\/admin\/stock-locations\/[^/]+$/, engineDoorSays.stock],
  [/^\/admin\/products\/[^/]+\/variants\/([^/]+\/)?inventory-items(\/|$)/, engineDoorSays.stock],
]

/** Why a change by this route of the engine is not made here; null when it is. */
export const whyClosed = (routed: string): string | null =>
  closed.find(([pattern]) => pattern.test(routed))?.[1] ?? null
