import { z } from "zod"
import { idShape } from "../account/shapes"
import { callFor } from "../call"
import { PUSH, PUSH_PLACES } from "./limits"

const everyone = callFor("everyone")

const endpoint = z.string().min(1).max(PUSH.maxEndpoint).describe("the address that the browser's push service gave it")
const place = z
  .enum(PUSH_PLACES)
  .default("shop")
  .describe("which worker of the browser: the shop's, or the back office's, for signed-in staff")

/** As `PushSubscription.toJSON()` writes it. */
const subscription = z.strictObject({
  endpoint,
  expirationTime: z.number().nullish(),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}$/, "is no public key"),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/, "is no secret of a subscription"),
  }),
})
export type BrowserSubscription = z.output<typeof subscription>

/**
 * A request that names a browser's endpoint counts as that browser: the endpoint is a secret between it, its push
 * service and the shop.
 */
export const pushCalls = {
  subscribe: everyone("/subscribe", "Lets the shop's notices ring in this browser: a shopper's, or a staff member's.", {
    body: z.strictObject({ subscription, place }),
    reply: z.object({}),
  }),
  unsubscribe: everyone("/unsubscribe", "Ends it; one that is unknown, or over already, ends too.", {
    body: z.strictObject({ endpoint }),
    reply: z.object({}),
  }),
  check: everyone(
    "/check-subscription",
    "Whether notices ring in this browser, and the key that a browser needs to ask its push service.",
    {
      body: z.strictObject({
        endpoint: endpoint.optional(),
        place,
        orderId: idShape.optional().describe("also says whether they ring for this order"),
      }),
      reply: z.object({
        data: z.object({
          publicKey: z.string().nullable().describe("null: the shop has no notices on devices"),
          isSubscribed: z.boolean(),
          isFollowed: z.boolean().describe("notices of the order ring here"),
        }),
      }),
    },
  ),
  orderReceivedNotify: everyone(
    "/order-received-notify",
    "Rings in this browser that the shop has the order, once, and from then on when there is news of it. Only for an order of the caller: of their account or browser, or by the key of its mail.",
    {
      body: z.strictObject({
        orderId: idShape,
        key: z.string().trim().max(120).optional(),
        endpoint,
      }),
      reply: z.object({ data: z.object({ isNew: z.boolean().describe("false: it had rung already") }) }),
    },
  ),
}
