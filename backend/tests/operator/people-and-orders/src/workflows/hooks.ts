import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { accountCalls, addressCalls, profileCalls } from "@silai/contracts/account/calls"
import { bagCalls, wishCalls } from "@silai/contracts/bag/calls"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { codCalls } from "@silai/contracts/checkout/cod-calls"
import { phoneOrderCalls } from "@silai/contracts/checkout/phone-order-calls"
import { allowAdditionalData } from "@silai/kit/additional-data"
import { databaseOf } from "@silai/kit/knex"
import {
  addAddressWorkflow,
  createCustomerWorkflow,
  deleteCustomerWorkflow,
  updateCustomerWorkflow,
} from "@silai/plugin-account/workflows"
import {
  addToBagWorkflow,
  addToWishlistWorkflow,
  emptyBagWorkflow,
  removeBagLineWorkflow,
  removeFromWishlistWorkflow,
  replaceBagWorkflow,
  shareWishlistWorkflow,
  updateBagLineWorkflow,
} from "@silai/plugin-bag/workflows"
import {
  changePiecesWorkflow,
  collectCodWorkflow,
  recordUndeliveredWorkflow,
  noteReceivedWorkflow,
  placeOrderWorkflow,
} from "@silai/plugin-checkout/workflows"
import { updateOwnMeasurementWorkflow } from "@silai/plugin-measurement/workflows"
import { moveOrderWorkflow } from "@silai/plugin-order/workflows"
import { z } from "zod"

/** The requests of tests to these hooks, in the words of `additional_data`. */
const wish = z.strictObject({
  loyalty: z.string().max(40).optional(),
  refuse: z.string().max(100).optional(),
  break_after: z.literal(true).optional(),
  wait_for: z.string().max(40).optional(),
})
type Wish = z.output<typeof wish>

for (const { path } of [
  accountCalls.signup,
  profileCalls.userUpdate,
  addressCalls.addressAdd,
  checkoutCalls.paymentOrder,
  codCalls.collect,
  codCalls.undelivered,
  phoneOrderCalls.received,
  bagCalls.update,
  bagCalls.remove,
  bagCalls.replaceAll,
  bagCalls.removeAll,
  wishCalls.add,
  wishCalls.remove,
  wishCalls.share,
])
  allowAdditionalData(path, wish)

async function note(container: MedusaContainer, hook: string, data: object): Promise<void> {
  await databaseOf(container).raw(`insert into received_event (name, data) values (?, ?::jsonb)`, [
    `hook ${hook}`,
    JSON.stringify(data),
  ])
}

/** Refuses with the sentence that the test has sent along. */
function refuseWhereAsked({ additional_data }: { additional_data?: Wish }): void {
  if (additional_data?.refuse) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, additional_data.refuse)
}
/** Delays where the test asks for it: waits for a lock of this name, which the test holds. */
async function waitWhereAsked(container: MedusaContainer, { additional_data }: { additional_data?: Wish }) {
  if (additional_data?.wait_for)
    await databaseOf(container).raw(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [additional_data.wait_for])
}
function breakWhereAsked({ additional_data }: { additional_data?: Wish }): void {
  if (additional_data?.break_after) throw new Error("An operator's hook breaks.")
}

createCustomerWorkflow.hooks.validate(async (input) => refuseWhereAsked(input))
createCustomerWorkflow.hooks.customerCreated(async ({ input, result }, { container }) => {
  await note(container, "customerCreated", { id: result.customerId, input })
})
updateCustomerWorkflow.hooks.validate(async (input) => refuseWhereAsked(input))
updateCustomerWorkflow.hooks.customerUpdated(async ({ input, result }, { container }) => {
  await note(container, "customerUpdated", { id: result.customerId, input })
})
deleteCustomerWorkflow.hooks.customerDeleted(async ({ result }, { container }) => {
  await note(container, "customerDeleted", { id: result.customerId })
})

addAddressWorkflow.hooks.addressCreated(async ({ input }) => breakWhereAsked(input))

updateOwnMeasurementWorkflow.hooks.measurementUpdated(async ({ input, result }, { container }) => {
  await note(container, "measurementUpdated", { id: input.customerId, changed: result.changed })
})

addToBagWorkflow.hooks.validate(async ({ customerId, quantity }, { container }) => {
  await note(container, "bag validate", { id: customerId, quantity })
})

const bagChanges = {
  updated: updateBagLineWorkflow.hooks,
  removed: removeBagLineWorkflow.hooks,
  replaced: replaceBagWorkflow.hooks,
  emptied: emptyBagWorkflow.hooks,
}
for (const [how, { validate, bagUpdated }] of Object.entries(bagChanges)) {
  validate(async (input) => refuseWhereAsked(input))
  bagUpdated(async ({ result }, { container }) => {
    await note(container, "bagUpdated", { id: result.customerId, how })
  })
}

const wishChanges = {
  added: addToWishlistWorkflow.hooks,
  removed: removeFromWishlistWorkflow.hooks,
}
for (const [how, { validate, wishlistUpdated }] of Object.entries(wishChanges)) {
  validate(async (input) => refuseWhereAsked(input))
  wishlistUpdated(async ({ result }, { container }) => {
    await note(container, "wishlistUpdated", { id: result.customerId, how })
  })
}
shareWishlistWorkflow.hooks.validate(async (input) => refuseWhereAsked(input))
shareWishlistWorkflow.hooks.wishlistShared(async ({ result: { customerId, on } }, { container }) => {
  await note(container, "wishlistShared", { id: customerId, on })
})

placeOrderWorkflow.hooks.validate(async (input, { container }) => {
  refuseWhereAsked(input)
  await waitWhereAsked(container, input)
  const { contact, lines, totals } = input.snapshot
  const summary = { email: contact.email, lines: lines.length, total: totals.totalPaise }
  await note(container, "order validate", { ...summary, additional_data: input.additional_data })
})
placeOrderWorkflow.hooks.orderPlaced(async ({ input, result }, { container }) => {
  await note(container, "orderPlaced", { id: result.orderId, additional_data: input.additional_data })
  breakWhereAsked(input)
})

collectCodWorkflow.hooks.validate(async (input) => refuseWhereAsked(input))
collectCodWorkflow.hooks.codCollected(async ({ result: { orderId, amountRupees } }, { container }) => {
  await note(container, "codCollected", { id: orderId, amountRupees })
})
recordUndeliveredWorkflow.hooks.validate(async (input) => refuseWhereAsked(input))
recordUndeliveredWorkflow.hooks.parcelUndelivered(async ({ result }, { container }) => {
  await note(container, "parcelUndelivered", { id: result._id })
})
noteReceivedWorkflow.hooks.validate(async (input) => refuseWhereAsked(input))
noteReceivedWorkflow.hooks.moneyReceived(async ({ result }, { container }) => {
  await note(container, "moneyReceived", { id: result._id })
})

changePiecesWorkflow.hooks.validate(async (input) => refuseWhereAsked(input))
changePiecesWorkflow.hooks.piecesChanged(async ({ result }, { container }) => {
  await note(container, "piecesChanged", { id: result.orderId, changeId: result.changeId })
})

moveOrderWorkflow.hooks.orderMoved(async ({ result }, { container }) => {
  await note(container, "orderMoved", { id: result.orderId, from: result.from, to: result.status })
})
