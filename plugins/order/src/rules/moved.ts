import type { Happened } from "@silai/kit/events"

/** The event of an order that went from one status to another. */
export const movedEvents = (id: string, from: number, to: number): Happened[] => [
  { name: "order.updated", data: [{ id }] },
  { name: "silai.order.moved", data: [{ id, from, to }] },
]
