import type { MedusaContainer } from "@medusajs/framework/types"
import type { ParsedBodyOf } from "@silai/contracts/call"
import type { checkoutCalls } from "@silai/contracts/checkout/calls"
import { daysAnywhere } from "@silai/contracts/checkout/delivery-days"
import type { DeliveryMethod } from "@silai/contracts/checkout/limits"
import { checkoutSays } from "@silai/contracts/checkout/messages"
import { feeOfPlace, shippingFee } from "@silai/contracts/checkout/shipping-fee"
import { shippingFeeSays } from "@silai/contracts/checkout/fee-messages"
import { STATES, type StateCode } from "@silai/contracts/place/states"
import { databaseOf } from "@silai/kit/knex"
import { toPaise, toRupees } from "@silai/kit/money"
import { feeToWire } from "../rules/shipping-fee-wire"
import { gatewayOf } from "../workflows/payment/gateway"
import { shippingFeeRules } from "./shipping-fee"
import { destinationOf, shippingOptionsOf } from "./shipping-options"

/** The shipping options that are offered now, as `shippingFee/all` tells them. */
export async function offeredShippingOptions(
  container: MedusaContainer,
  { amount, ...named }: ParsedBodyOf<typeof checkoutCalls.shippingFees>,
) {
  const database = databaseOf(container)
  const [options, { rules, version }] = await Promise.all([shippingOptionsOf(database), shippingFeeRules(database)])
  const to = destinationOf(container, named)
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
    pickup: checkoutSays.pickupNote,
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
        pay: gatewayOf(container, { gateway: container.resolve("checkout").gatewayFor(method) }).says,
      })),
    everywhere: {
      ...most,
      someDiffer: rules.places
        .map(feeToWire)
        .some(({ fee, freeFrom }) => fee !== most.fee || freeFrom !== most.freeFrom),
      days: daysAnywhere(rules.days),
      version,
    },
    hours: rules.pickup.hours,
    zones: [
      ...rules.days.zones.map(({ name, states, min, max }) => ({ name, states: states.map(nameOf), min, max })),
      { name: null, states: [], ...rules.days.everywhere },
    ],
  }
}

const nameOf = (state: StateCode) => STATES.find(({ code }) => code === state)!.name

function noteOf(here: { fee: number; freeFrom: number | null }): string {
  if (here.fee === 0) return checkoutSays.homeDeliveryNote
  return here.freeFrom === null ? checkoutSays.toYourDoor : shippingFeeSays.fee(here)
}
