import type { MedusaContainer } from "@medusajs/framework/types"
import type { ListenerName } from "@silai/contracts/listeners"

/**
 * A subscriber of the shop's own. A plugin puts one per file in `src/listeners/`; `LISTENERS` in contracts lists its events. It
 * is called after the commit, at least once, and again after growing pauses while it throws: its work must be correct even if
 * done twice, or late.
 */
export type Listener<Data = { id: string }> = {
  name: ListenerName
  run(container: MedusaContainer, event: { name: string; data: Data }): Promise<void>
}
