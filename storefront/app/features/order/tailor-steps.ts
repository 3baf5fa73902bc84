import { stageOf, WORKSHOP_STAGE_KEYS } from "@silai/contracts/order/workshop"

/** The steps of a piece made to measure, in order: each is done once the workshop's board is past its stage. */
export const TAILOR_STEPS = ["Cut", "Sewn", "Pressed"] as const

/**
 * How many steps are done, by the stage of the board: none before the work begins, cut while it is sewn, all once it is
 * ready. Null where nothing is made to measure, or it is not at the workshop.
 */
export function stepsDone({ status, hasCustom }: { status: number; hasCustom: boolean }): number | null {
  const stage = hasCustom ? stageOf(status) : null
  if (stage === null) return null
  return stage === "ready" ? TAILOR_STEPS.length : WORKSHOP_STAGE_KEYS.indexOf(stage)
}
