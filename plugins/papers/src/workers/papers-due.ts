import { ORDER_DESK } from "@silai/contracts/order/service"
import { log } from "@silai/kit/log"
import type { Worker } from "@silai/kit/worker"
import { issue } from "../workflows/issue"

const atOnce = 25

/** The papers of orders that were packed, or of which money went back. The list is the order desk's, written with the change itself. */
export const worker: Worker = {
  name: "papers.due",
  everyMs: 1_000,
  async run(container) {
    const desk = container.resolve(ORDER_DESK)
    const due = await desk.papersDue(atOnce)
    for (const orderId of due)
      try {
        await issue(container, orderId)
      } catch (error) {
        // One that cannot be written must not hold up the others.
        log("error", "papers not written", {
          order: orderId,
          cause: error instanceof Error ? error.stack : String(error),
        })
        await desk.papersLater(orderId)
      }
    return due.length === atOnce
  },
}
