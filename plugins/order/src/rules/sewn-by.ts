import { stageOf } from "@silai/contracts/order/workshop"

type Sewn = { tailor_id: string | null; tailor: string; has_custom: boolean; code: number }

/** The first name of who sews an order, while it is on the workshop's board; null where it is not, or no one has it. */
export function sewnBy({ tailor_id, tailor, has_custom, code }: Sewn): string | null {
  if (!tailor_id || !has_custom || stageOf(code) === null) return null
  return tailor.trim().split(/\s+/)[0] || null
}
