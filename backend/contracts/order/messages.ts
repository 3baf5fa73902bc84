import { refusals } from "../refusal"
import { orderNumberOf } from "./limits"

export const orderSays = {
  updated: (label: string) => `The order is now: ${label}`,
  numberWanted: `Enter the order number from your mail, such as ${orderNumberOf(123)}.`,
} as const

export const orderRefusals = refusals("order", {
  not_found: { status: 404, say: "We could not find this order." },
  cannot_move: {
    status: 409,
    field: "status",
    say: (from: string, to: string) => `An order that is "${from}" cannot become "${to}".`,
  },
  not_yours_to_move: {
    status: 403,
    field: "status",
    say: (to: string) => `Moving an order to "${to}" is not part of your work in the shop.`,
  },
  not_yet: { status: 422, field: "status", say: (to: string) => `Orders cannot be moved to "${to}" from here yet.` },
})
