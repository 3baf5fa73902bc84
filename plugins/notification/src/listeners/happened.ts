import type { EventData, EventName } from "@silai/contracts/events"
import type { Listener } from "@silai/kit/listener"
import { run } from "@silai/kit/workflow"
import { named } from "../queries/named"
import { happeningOf } from "../rules/happenings"
import { addNotificationWorkflow } from "../workflows/workflows"

/** Something happened that staff may want to know. */
export const listener: Listener<EventData<EventName>> = {
  name: "notification.happened",
  async run(container, event) {
    const happening = await named(container, happeningOf(event))
    if (happening) await run(addNotificationWorkflow, container, happening, undefined)
  },
}
