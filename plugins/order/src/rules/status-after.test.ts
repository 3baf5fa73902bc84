import { expect, test } from "vitest"
import { type EngineOrder, statusAfter } from "./status-after"

const engine = (change: Partial<EngineOrder>): EngineOrder => ({
  isCancelled: false,
  isPacked: false,
  isSent: false,
  isHandedOver: false,
  ...change,
})
const packed = engine({ isPacked: true })
const sent = engine({ isPacked: true, isSent: true })
const over = engine({ isPacked: true, isSent: true, isHandedOver: true })

test("moves the order on with a parcel that is packed, sent and handed over in the engine, past steps that were skipped here", () => {
  expect([packed, sent, over].map((at) => statusAfter(at, 0, "home"))).toEqual([3, 4, 6])
  expect([packed, over].map((at) => statusAfter(at, 1, "pickup"))).toEqual([7, 8])
})

test("never moves an order backwards, and leaves a cancelled or returned one unchanged", () => {
  expect([packed, sent].map((at) => statusAfter(at, 5, "home"))).toEqual([null, null])
  expect(([9, 10, 12] as const).map((code) => statusAfter(over, code, "home"))).toEqual([null, null, null])
  expect(statusAfter(engine({}), 0, "home")).toBeNull()
})

test("cancels an order that was cancelled in the engine, unless it is on its way or cancelled already", () => {
  const cancelled = engine({ isCancelled: true })
  expect(([0, 1, 2, 3, 7] as const).map((code) => statusAfter(cancelled, code, "home"))).toEqual([10, 10, 10, 10, 10])
  expect(([4, 5, 6, 8, 9, 10, 12] as const).every((code) => statusAfter(cancelled, code, "home") === null)).toBe(true)
})
