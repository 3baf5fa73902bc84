import type { Listener } from "@silai/kit/listener"
import { followOrder } from "../workflows/follow-order"

/** The labels of an order go its way, and those of pieces that leave it are free again. */
export const listener: Listener = {
  name: "uid.order-moved",
  run: (container, { data }) => followOrder(container, data.id),
}
