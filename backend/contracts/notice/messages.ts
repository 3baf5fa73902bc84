import { refusals } from "../refusal"

export const noticeSays = {
  again: "It is tried again now.",
  aside: "It is off the list.",
  noId: "That is no number of this list",
}

export const noticeRefusals = refusals("notice", {
  failed_unknown: { status: 404, say: "It is not on the list any more." },
})
