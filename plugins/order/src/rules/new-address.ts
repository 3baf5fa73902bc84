import type { Address } from "@silai/contracts/checkout/calls"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import type { DeliveryMethod } from "@silai/contracts/checkout/limits"
import type { Place } from "@silai/contracts/checkout/service"
import { orderRefusals } from "@silai/contracts/order/messages"
import { NEXT, type OrderStatusCode } from "@silai/contracts/order/status"
import { servedState, type StateCode, type StateName, stateOf } from "@silai/contracts/place/states"
import { refuse } from "@silai/kit/refuse"

/** Whether an order has not left the shop: it can still be cancelled. */
const isInShop = (code: OrderStatusCode) => NEXT[code].includes(10)

const same = (one: Address, other: Address) =>
  (Object.keys(one) as (keyof Address)[]).every((line) => one[line] === other[line])

type Asked = {
  order: { code: OrderStatusCode; delivery: DeliveryMethod; address: Address | null }
  /** As the caller saw it, and as it should be. */
  before: Address
  after: Address
  /** Of the new PIN code; null when the directory does not have it. */
  place: Place | null
  /** The state whose tax the order has; null for orders older than that field. */
  taxedIn: StateCode | null
}

/**
 * Checks that an order may go to another address. Its tax follows the state where it is handed over, and may be on
 * papers already; another state is refused, so that it never changes silently. Returns the state as papers name it.
 * @throws order.collected, order.already_shipped, order.changed_meanwhile, order.pin_elsewhere, order.other_state,
 * checkout.pin_unknown
 */
export function judgeAddress({ order, before, after, place, taxedIn }: Asked): StateName {
  if (order.delivery !== "home" || !order.address) throw refuse(orderRefusals.collected)
  if (!isInShop(order.code)) throw refuse(orderRefusals.already_shipped)
  if (!same(before, order.address)) throw refuse(orderRefusals.changed_meanwhile)
  if (!place) throw refuse(checkoutRefusals.pin_unknown)
  const state = servedState(place, after.state)
  if (!state) throw refuse(orderRefusals.pin_elsewhere, after.pincode, place.state)
  const taxed = taxedIn ?? stateOf(order.address.state)?.code
  if (taxed !== state.code)
    throw refuse(orderRefusals.other_state, stateOf(taxed ?? "")?.name ?? order.address.state, state.name)
  return state.name
}
