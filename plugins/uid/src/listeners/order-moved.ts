import type { Listener } from "@silai/kit/listener"
import { followOrder } from "../workflows/follow-order"

/** An order's labels follow it, and those of removed pieces are free again. */
export const listener: Listener = {
  name: "uid.order-moved",
  run: (container, { data }) => followOrder(container, data.id),
}
