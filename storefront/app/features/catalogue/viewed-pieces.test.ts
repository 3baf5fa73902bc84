import { expect, test } from "vitest"
import { piecesOf, withoutPiece, withPiece } from "./viewed-pieces"

test("the piece looked at last stands first, and stands once", () => {
  expect(withPiece(["a", "b", "c"], "c")).toEqual(["c", "a", "b"])
})

test("eight are kept besides the one that is open", () => {
  const many = Array.from({ length: 12 }, (_, at) => `p${at}`).reduce<string[]>(withPiece, [])
  expect(many).toHaveLength(9)
  expect(many[0]).toBe("p11")
})

test("a piece that is taken out is out", () => {
  expect(withoutPiece(["a", "b"], "a")).toEqual(["b"])
})

test("rubbish in the storage is nothing", () => {
  expect([piecesOf(null), piecesOf("{"), piecesOf('"x"'), piecesOf('[1,"prod_1","<b>"]')]).toEqual([[], [], [], ["prod_1"]])
})
