import type { MedusaContainer } from "@medusajs/framework/types"
import type { ParsedBodyOf } from "@silai/contracts/call"
import type { checkoutCalls } from "@silai/contracts/checkout/calls"
import { daysAnywhere } from "@silai/contracts/checkout/delivery-days"
import type { DeliveryMethod } from "@silai/contracts/checkout/limits"
import { checkoutMessages } from "@silai/contracts/checkout/messages"
import { feeOfPlace, shippingFee } from "@silai/contracts/checkout/shipping-fee"
import { feeToWire } from "@silai/contracts/checkout/shipping-fee-wire"
import { shippingFeeMessages } from "@silai/contracts/checkout/fee-messages"
import { STATES, type StateCode } from "@silai/contracts/place/states"
import { databaseOf } from "@silai/kit/knex"
import { toPaise, toRupees } from "@silai/kit/money"
import { gatewayOf } from "../workflows/payment/gateway"
import { queueDaysFor } from "./queue"
import { shippingOptionsOf } from "./shipping-options"
import { present } from "@silai/contracts/present"

/** The shipping options offered now, as `shippingFee/all` returns them. */
export async function offeredShippingOptions(
  container: MedusaContainer,
  { amount, ...named }: ParsedBodyOf<typeof checkoutCalls.shippingFees>,
) {
  const shop = container.resolve("shop")
  const [options, { delivery: rules }, { delivery: version }, queueDays] = await Promise.all([
    shippingOptionsOf(databaseOf(container)),
    shop.settings(),
    shop.versions(),
    queueDaysFor(container, 1),
  ])
  const to = container.resolve("pincode").destinationOf(named)
  const here = feeToWire(feeOfPlace(rules, to))
  const costOf = (method: DeliveryMethod) =>
    ({
      home: {
        fee: toRupees(shippingFee(rules, { method, itemsPaise: toPaise(amount), ...to })),
        freeFrom: here.freeFrom,
      },
      pickup: { fee: 0, freeFrom: null },
    })[method]
  const notes = {
    home: noteOf(here),
    pickup: checkoutMessages.pickupNote,
  }
  const most = feeToWire(rules.everywhere)
  return {
    data: options
      .filter(({ method }) => method === "home" || rules.pickup.offered)
      .map(({ id, method, name }) => ({
        _id: id,
        method,
        name,
        note: notes[method],
        ...costOf(method),
        pay: gatewayOf(container, { gateway: container.resolve("checkout").gatewayFor(method) }).payWords,
      })),
    everywhere: {
      ...most,
      someDiffer: rules.places
        .map(feeToWire)
        .some(({ fee, freeFrom }) => fee !== most.fee || freeFrom !== most.freeFrom),
      days: daysAnywhere(rules.days),
      queueDays,
      version,
    },
    zones: [
      ...rules.days.zones.map(({ name, states, min, max }) => ({ name, states: states.map(nameOf), min, max })),
      { name: null, states: [], ...rules.days.everywhere },
    ],
  }
}

const nameOf = (state: StateCode) =>
  present(
    STATES.find(({ code }) => code === state),
    `the state ${state}`,
  ).name

function noteOf(here: { fee: number; freeFrom: number | null }): string {
  if (here.fee === 0) return checkoutMessages.homeDeliveryNote
  return here.freeFrom === null ? checkoutMessages.toYourDoor : shippingFeeMessages.fee(here)
}
