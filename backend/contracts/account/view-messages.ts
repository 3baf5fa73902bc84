import { refusals } from "../refusal"
import { VIEW } from "./view-limits"

export const viewMessages = {
  kept: "The view is saved for you.",
  shared: "The view is saved. All staff see it.",
  forgotten: "The view is removed.",
  nameless: "A view needs a name.",
  address: "A view is a list with its filters.",
} as const

export const viewRefusals = refusals("view", {
  unknown: { status: 404, say: "Someone has already removed this view." },
  not_yours: { status: 403, say: "Only the person who saved a view, or an owner of the shop, can remove it." },
  full: { status: 409, say: `You can keep up to ${VIEW.most} views of a list. Please remove one first.` },
})
