import type { Say } from "../../../words/say"

/** The question before orders are archived. */
export const archiveQuestion = (say: Say, n: number) => ({
  title: say("archive.ask", { n }),
  content: say("archive.then"),
  okText: say("archive.open"),
  cancelText: say("order.not-yet"),
})
