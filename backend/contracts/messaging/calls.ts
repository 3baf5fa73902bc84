import { z } from "zod"
import { callFor } from "../call"
import { MESSAGE_STOP } from "./limits"

const everyone = callFor("everyone")
const key = z
  .string()
  .trim()
  .min(1)
  .max(MESSAGE_STOP.maxKey)
  .optional()
  .describe("of a mail's link, for the address that got it; without it, the signed-in customer")

/** The wish for no messages but news of orders. */
export const messageCalls = {
  state: everyone(
    "/customer/messages/state",
    "Whether a customer, or the address behind a mail's link, gets only news of orders.",
    {
      body: z.strictObject({ key }),
      reply: z.object({
        data: z.object({
          isStopped: z.boolean(),
          isStoppedOnWhatsapp: z.boolean().describe("sent STOP there: nothing is sent there, not even news of orders"),
        }),
      }),
    },
  ),
  set: everyone(
    "/customer/messages/set",
    "Ends or begins again all messages but news of orders, in every channel that is proven to be the person's.",
    { body: z.strictObject({ key, isStopped: z.boolean() }), reply: z.object({}) },
  ),
}
