import type { Listener } from "@silai/kit/listener"
import { run } from "@silai/kit/workflow"
import { addNotificationWorkflow } from "../workflows/workflows"

/** The shop has given up a message, an event or a task. */
export const listener: Listener<{ id: string; what: string }> = {
  name: "notification.failed",
  async run(container, { data: { id, what } }) {
    await run(addNotificationWorkflow, container, { kind: "failed", subject: id, target: null, what }, undefined)
  },
}
