import { z } from "zod"
import { callFor } from "../call"
import { variantCard } from "../catalogue/shapes"
import { listOf } from "../list"
import { WISHLIST } from "./limits"

const customer = callFor("customer")
const everyone = callFor("everyone")

const id = z.string().trim().min(1).max(120)
const wishlist = z.object({
  data: z.object({
    variantIds: z.array(z.string()).describe("what is on the list and still sold, newest first"),
    shareKey: z.string().nullable().describe("null: no link opens the list"),
  }),
})
const ofCustomer = { customerId: id.optional().describe("ignored: the owner is the session's") }

/** The signed-in customer's wishlist; a guest's is in the browser, and comes along at sign-in. */
export const wishCalls = {
  all: customer("/customer/bag/wishlist", "The signed-in customer's wishlist, newest first.", {
    body: z.strictObject(ofCustomer),
    reply: wishlist,
  }),
  add: customer(
    "/customer/bag/wishlist/add",
    "Puts variants on the wishlist, each once; with too many, the oldest leave it. Brings a guest's list along too.",
    {
      body: z.strictObject({ ...ofCustomer, variantIds: listOf(id, WISHLIST.most, { least: 1 }) }),
      reply: wishlist,
    },
  ),
  remove: customer("/customer/bag/wishlist/remove", "Takes one variant off the wishlist.", {
    body: z.strictObject({ ...ofCustomer, variantId: id }),
    reply: wishlist,
  }),
  share: customer(
    "/customer/bag/wishlist/share",
    "Makes a link that shows the wishlist to anyone who has it, or ends it. Switched on again, the link is another.",
    { body: z.strictObject({ ...ofCustomer, on: z.boolean() }), reply: wishlist },
  ),
  shared: everyone("/customer/bag/wishlist/by-link", "The cards of a shared wishlist, by the key of its link.", {
    body: z.strictObject({ key: z.string().trim().min(1).max(WISHLIST.maxKey) }),
    reply: z.object({ data: z.array(variantCard) }),
  }),
}
