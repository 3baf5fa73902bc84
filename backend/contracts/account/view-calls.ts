import { z } from "zod"
import { adminCall } from "../call"
import { idShape } from "./shapes"
import { VIEW, VIEW_LIST_NAMES } from "./view-limits"
import { viewMessages } from "./view-messages"
import { lineShape } from "../text"

const enter = adminCall("counter.enter")

const list = z.enum(VIEW_LIST_NAMES)
const view = z.object({
  _id: z.string(),
  name: z.string(),
  address: z.string().describe("of the list with its filters and its order, from the question mark on"),
  isShared: z.boolean(),
  isYours: z.boolean(),
  by: z.string().describe("who keeps it"),
  mayRemove: z.boolean(),
})
export type ListView = z.output<typeof view>
const views = z.object({ data: z.array(view).describe("one's own, the oldest first, and then those of others") })

/** Saved views of lists, each under a name that staff choose. */
export const viewCalls = {
  all: enter(
    "/admin/view/all",
    "One's own views of a list, and those that others share. A role that may not read the list gets none; one that sees no contacts gets no view of others with a search or a state in it.",
    { body: z.strictObject({ list }), reply: views },
  ),
  save: enter(
    "/admin/view/save",
    `Saves a view of a list by a name, for oneself or for all staff; an own view of that name is replaced. Up to ${VIEW.most} for each list.`,
    {
      body: z.strictObject({
        list,
        name: lineShape(VIEW.name).min(1, viewMessages.nameless),
        address: z.string().max(VIEW.address).regex(VIEW.pattern, viewMessages.address),
        isShared: z.boolean().default(false),
      }),
      reply: views,
    },
  ),
  remove: enter("/admin/view/remove", "Removes a view of the signed-in person; the owner can remove any shared view.", {
    body: z.strictObject({ viewId: idShape }),
    reply: views,
  }),
}
