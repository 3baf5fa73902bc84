import type { OrderStatusCode } from "./status"

/** Statuses of an order whose pieces are still to be sewn: placed, accepted, in progress. */
export const TO_SEW_CODES: readonly OrderStatusCode[] = [0, 1, 2]

/** The stages of the workshop's board, and the statuses of an order in each. */
export const WORKSHOP_STAGES = [
  { key: "accepted", codes: [1] },
  { key: "inProgress", codes: [2] },
  { key: "ready", codes: [3, 7] },
] as const satisfies readonly { key: string; codes: readonly OrderStatusCode[] }[]
export type WorkshopStage = (typeof WORKSHOP_STAGES)[number]["key"]
export const WORKSHOP_STAGE_KEYS = WORKSHOP_STAGES.map(({ key }) => key) as [WorkshopStage, ...WorkshopStage[]]
export const WORKSHOP_CODES: readonly OrderStatusCode[] = WORKSHOP_STAGES.flatMap(({ codes }) => [...codes])

/** The order's stage on the board; null if it is not at the workshop. */
export const stageOf = (code: number): WorkshopStage | null =>
  WORKSHOP_STAGES.find(({ codes }) => codes.some((one) => one === code))?.key ?? null

/** The status that takes an order to a stage, of those that may follow; null when it cannot go there. */
export const statusInto = (stage: WorkshopStage, nextStatuses: readonly number[]): OrderStatusCode | null =>
  WORKSHOP_STAGES.find(({ key }) => key === stage)?.codes.find((code) => nextStatuses.includes(code)) ?? null
