import type { MedusaContainer } from "@medusajs/framework/types"
import type { ListenerName } from "@silai/contracts/listeners"

/**
 * A subscriber of the shop's own. A plugin puts one per file in `src/listeners/`; `LISTENERS` in contracts says what it hears. It is called after the
 * commit, at least once, and again after growing pauses while it throws: what it does must be right also when done twice, or late.
 */
export type Listener<Data = { id: string }> = {
  name: ListenerName
  run(container: MedusaContainer, event: { name: string; data: Data }): Promise<void>
}
