import { adminCall, callFor } from "@silai/contracts/call"
import { z } from "zod"

const points = z.object({ points: z.number().int() })

export const loyaltyCalls = {
  mine: callFor("customer")("/customer/loyalty", "The signed-in customer's points.", {
    body: z.strictObject({}),
    reply: points,
  }),
  all: adminCall("customer.read")("/admin/loyalty/all", "Everyone's points, added up.", {
    body: z.strictObject({}),
    reply: points,
  }),
  give: adminCall("owner")("/admin/loyalty/give", "Gives points to a customer.", {
    body: z.strictObject({ customerId: z.string().max(60), points: z.number().int().min(1).max(1000) }),
    reply: points,
  }),
}
