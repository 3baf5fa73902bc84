import { RETURN_KINDS } from "@silai/contracts/returns/limits"
import { RETURN_STATE_KEYS } from "@silai/contracts/returns/states"
import { expect, test } from "vitest"
import { movesFor, movesOf, movesOfBuyer } from "./moves"

const isRefundFailed = false
const isFetched = true

test("lets staff never withdraw a request, and lets the buyer only withdraw", () => {
  for (const kind of RETURN_KINDS)
    for (const state of RETURN_STATE_KEYS) {
      expect(movesOf({ kind, state, isFetched, isRefundFailed })).not.toContain("withdrawn")
      expect(movesOfBuyer({ kind, state }).filter((next) => next !== "withdrawn")).toEqual([])
    }
})

test("lets the packer receive, and only staff who may send money back refund; the tailor only reads", () => {
  const received = { kind: "return", state: "received", isFetched, isRefundFailed } as const
  expect(movesFor("owner", received)).toEqual(["refunded", "sentBack"])
  expect(movesFor("packer", received)).toEqual(["sentBack"])
  expect(movesFor("tailor", received)).toEqual([])
})

test("lets only a refund that the bank declined be requested again", () => {
  expect(movesOf({ kind: "return", state: "refunded", isFetched, isRefundFailed })).toEqual([])
  expect(movesOf({ kind: "return", state: "refunded", isFetched, isRefundFailed: true })).toEqual(["refunded"])
})

test("has a courier pick up only what the buyer does not bring to the shop", () => {
  const approved = { kind: "exchange", state: "approved", isRefundFailed } as const
  expect(movesOf({ ...approved, isFetched: true })).toEqual(["pickedUp", "received", "rejected"])
  expect(movesOf({ ...approved, isFetched: false })).toEqual(["received", "rejected"])
})
