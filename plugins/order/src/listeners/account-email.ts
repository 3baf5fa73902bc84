import type { EventData } from "@silai/contracts/events"
import type { Listener } from "@silai/kit/listener"
import { followAccountEmail } from "../workflows/follow-account-email"

/** News of an account's orders goes to its new e-mail. */
export const listener: Listener<EventData<"silai.customer-email.replaced">> = {
  name: "order.account-email",
  run: (container, { data }) => followAccountEmail(container, data.id),
}
