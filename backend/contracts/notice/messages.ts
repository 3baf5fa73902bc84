import { refusals } from "../refusal"

export const noticeMessages = {
  again: "It is tried again now.",
  aside: "It is off the list.",
  noId: "That is not a number of this list",
}

export const noticeRefusals = refusals("notice", {
  failed_unknown: { status: 404, say: "It is no longer on the list." },
})
