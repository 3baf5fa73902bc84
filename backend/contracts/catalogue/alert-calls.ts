import { z } from "zod"
import { emailShape } from "../account/shapes"
import { adminCall, callFor } from "../call"
import { PUSH } from "../push/limits"
import { STOCK_ALERT, STOCK_ALERT_WAYS } from "./limits"

const everyone = callFor("everyone")
const id = z.string().trim().min(1).max(120)
const size = z.string().trim().min(1).max(20)

/** Messages about a sold-out size that is back. */
export const stockAlertCalls = {
  ask: everyone(
    "/customer/product/stockAlert",
    "Writes once when the sold-out size is back: to this address, which gets a first mail with a link that ends it, by text message or WhatsApp to the phone that the signed-in customer has proven, or by a notice in this browser.",
    {
      body: z.strictObject({
        variantId: id,
        size,
        by: z.enum(STOCK_ALERT_WAYS).default("mail"),
        email: emailShape.optional(),
        endpoint: z
          .string()
          .max(PUSH.maxEndpoint)
          .optional()
          .describe("of the browser, when a notice is to ring there"),
      }),
      reply: z.object({}),
    },
  ),
  own: callFor("customer")(
    "/customer/product/stockAlert/own",
    "The sizes of which the signed-in customer gets a message on the phone, newest first; each with the key that ends its wait.",
    {
      body: z.strictObject({}),
      reply: z.object({
        data: z.array(
          z.object({
            variantId: z.string(),
            name: z.string(),
            slug: z.string(),
            size: z.string(),
            since: z.string(),
            byWhatsapp: z.boolean().describe("on WhatsApp, in place of a text message"),
            key: z.string(),
          }),
        ),
      }),
    },
  ),
  end: everyone("/customer/product/stockAlert/end", "Ends a wait, by its key: of its mail's link, or of `own`.", {
    body: z.strictObject({ key: z.string().trim().min(1).max(STOCK_ALERT.maxKey) }),
    reply: z.object({}),
  }),
  waiting: adminCall("customer.read")(
    "/admin/product/variant/waiting",
    "The customers who wait for a size of a variant, the longest wait first; `total` counts all of them.",
    {
      body: z.strictObject({ variantId: id }),
      reply: z.object({
        data: z.array(
          z.object({
            size: z.string(),
            to: z.string().describe("an address, or a phone; empty for a notice in a browser"),
            since: z.string(),
          }),
        ),
        total: z.number().int(),
      }),
    },
  ),
}
