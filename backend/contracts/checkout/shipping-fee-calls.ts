import { z } from "zod"
import { adminCall } from "../call"
import { deliveryDays, shippingFeeForm } from "./shipping-fee-shapes"

const read = adminCall("settings.read")
const write = adminCall("settings.write")

const version = z.number().int().min(0).max(2_147_483_647)
const saved = shippingFeeForm.extend({
  version: z.number().int(),
  changedAt: z.string().nullable().describe("null: still the first rules"),
  changedBy: z.string().nullable(),
})
export type StoredShippingFee = z.output<typeof saved>

export const shippingFeeCalls = {
  all: read(
    "/admin/shippingFee/all",
    "The rules of the shipping fee and of the delivery days, each version with who wrote it and when, the latest first. Version 0 is the shop's first.",
    { body: z.strictObject({}), reply: z.object({ data: z.array(saved) }) },
  ),
  update: write(
    "/admin/shippingFee/update",
    "Writes a new version of the rules of the shipping fee and of the delivery days; they apply at once. `version` is the one that was read: refused when they were changed since.",
    {
      body: shippingFeeForm.extend({ days: deliveryDays.optional().describe("left out: as they were"), version }),
      reply: z.object({ data: saved }),
    },
  ),
}
