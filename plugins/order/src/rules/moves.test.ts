import { buyerMayCancel, STATUS_CODES } from "@silai/contracts/order/status"
import { expect, test } from "vitest"
import { movesFrom, movesOf } from "./moves"

test("lets a placed order be accepted or cancelled, and nothing else", () =>
  expect(movesFrom(0, "home")).toEqual([1, 10]))
test("never ships an order to be collected, and never lets one to be delivered wait at the shop", () => {
  expect(STATUS_CODES.flatMap((code) => movesFrom(code, "pickup")).filter((to) => [3, 4, 5, 6].includes(to))).toEqual(
    [],
  )
  expect(STATUS_CODES.flatMap((code) => movesFrom(code, "home")).filter((to) => [7, 8].includes(to))).toEqual([])
})
test("lets staff never cancel in the buyer's name, mark a payment as failed, or an order as returned", () =>
  expect(STATUS_CODES.flatMap((code) => movesFrom(code, "home")).filter((to) => [0, 9, 11, 12].includes(to))).toEqual(
    [],
  ))
test("lets the tailor sew and finish, and the packer send; neither may cancel", () => {
  expect(movesOf("tailor", 1, "home")).toEqual([2, 3])
  expect(movesOf("packer", 3, "home")).toEqual([4])
  expect(movesOf("manager", 3, "home")).toEqual([4, 10])
})
test("lets a buyer cancel an order until it is packed, and a made-to-measure one until the workshop starts", () => {
  expect(STATUS_CODES.filter((code) => buyerMayCancel(code, false))).toEqual([0, 1, 2])
  expect(STATUS_CODES.filter((code) => buyerMayCancel(code, true))).toEqual([0, 1])
})
