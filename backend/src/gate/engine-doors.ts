import { engineDoorMessages } from "@silai/contracts/house/engine-doors"

/**
 * Parts of the engine's own admin API that would move stock, money or an order's version behind the shop's back: no lock of ours
 * can make them safe, or the shop does the same in another way (decision 0029). Reading stays open. By path as routed, with the
 * place in the shop that does it.
 */
const closed: readonly (readonly [pattern: RegExp, refusal: string])[] = [
  [/^\/admin\/workflows-executions(\/|$)/, engineDoorMessages.workflows],
  [/^\/admin\/orders\/[^/]+\/fulfillments(\/|$)/, engineDoorMessages.orders],
  [/^\/admin\/fulfillments(\/|$)/, engineDoorMessages.orders],
  [/^\/admin\/(order-edits|order-changes|draft-orders)(\/|$)/, engineDoorMessages.orders],
  [/^\/admin\/orders\/[^/]+\/(credit-lines|payment-sessions)(\/|$)/, engineDoorMessages.money],
  [/^\/admin\/payment-collections(\/|$)/, engineDoorMessages.money],
  [/^\/admin\/(returns|exchanges|claims)(\/|$)/, engineDoorMessages.returns],
  [/^\/admin\/inventory-items(\/|$)/, engineDoorMessages.stock],
  [/^\/admin\/stock-locations\/[^/]+$/, engineDoorMessages.stock],
  [/^\/admin\/products\/[^/]+\/variants\/([^/]+\/)?inventory-items(\/|$)/, engineDoorMessages.stock],
]

/** Why a change by this route of the engine is not made here; null when it is. */
export const whyClosed = (routed: string): string | null =>
  closed.find(([pattern]) => pattern.test(routed))?.[1] ?? null
