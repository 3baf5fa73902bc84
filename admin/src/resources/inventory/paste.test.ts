import type { StockStyle } from "@silai/contracts/inventory/calls"
import { expect, test } from "vitest"
import { pasteBlock } from "./paste"

const cell = (size: string) => ({ size, sku: "", stocked: 4, reserved: 0, held: 0, free: 4 })
const colour = (_id: string, ...sizes: string[]) => ({ _id, color: _id, sizes: sizes.map(cell) })
const styles = [
  { sizes: ["S", "M", "L"], colourways: [colour("white", "S", "M", "L"), colour("black", "S", "L")] },
  { sizes: ["M", "L"], colourways: [colour("grey", "M", "L")] },
  // All that is read of a style.
] as unknown as StockStyle[]
const laid = (size: string, text: string, variantId = "white") => {
  const result = pasteBlock(styles, { variantId, size }, text)
  return "why" in result ? result.why : result.changes.map(({ variantId: id, size: of, to }) => `${id} ${of} ${to}`)
}

test("fills a block to the right and down, into the next product; its empty cells change nothing", () => {
  expect(laid("S", "1\t2\t1,200\r\n4\t\t6\r\n")).toEqual([
    "white S 1",
    "white M 2",
    "white L 1200",
    "black S 4",
    "black L 6",
  ])
  expect(laid("L", "7\n8\n9\n")).toEqual(["white L 7", "black L 8", "grey L 9"])
})

test("refuses a block that does not fit or has other things than numbers, and names the place", () => {
  expect(laid("S", "1\tlots")).toBe(
    "Nothing was filled in: “lots” in row 1, column 2 of what you pasted is not a number of pieces.",
  )
  expect(laid("S", "1\n-5")).toContain("“-5” in row 2, column 1")
  expect(laid("M", "1\n2")).toBe("Nothing was filled in: black has no size for row 2, column 1 of what you pasted.")
  expect(laid("L", "1\t2")).toContain("white has no size for row 1, column 2")
  expect(laid("L", "1\n2", "grey")).toContain("would be below the last colour")
})
