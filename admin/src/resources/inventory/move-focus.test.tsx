import { afterEach, expect, test } from "vitest"
import { type Move, moveFocus } from "./move-focus"

/** A grid for each product, a row for each colour, with its sizes. */
function stock(products: string[][]): HTMLElement {
  document.body.innerHTML = products
    .map(
      (rows, product) =>
        `<section>${rows
          .map((sizes, row) => {
            const cells = sizes.split(" ").filter(Boolean)
            const draw = (size: string) =>
              `<i data-cell="${product}.${row} ${size}" data-size="${size}" tabindex="-1"></i>`
            return `<p data-stock-row>${cells.map(draw).join("")}</p>`
          })
          .join("")}</section>`,
    )
    .join("")
  return document.body
}
const cell = (name: string) => document.querySelector<HTMLElement>(`[data-cell="${name}"]`)!
const focused = () => (document.activeElement as HTMLElement).dataset.cell
/** The cells that get the focus by repeating one move. */
function walk(page: HTMLElement, from: string, move: Move): (string | undefined)[] {
  cell(from).focus()
  const seen = []
  while (moveFocus(page, document.activeElement as HTMLElement, move)) seen.push(focused())
  return seen
}
afterEach(() => document.body.replaceChildren())

test("skips colours without the size that is counted down the page", () => {
  const page = stock([["S M", "M", "S M L"], ["", "M"], ["S"]])
  expect(walk(page, "0.0 S", "down")).toEqual(["0.2 S", "2.0 S"])
  expect(walk(page, "2.0 S", "up")).toEqual(["0.2 S", "0.0 S"])
  expect(walk(page, "0.0 M", "down")).toEqual(["0.1 M", "0.2 M", "1.1 M", "2.0 S"])
})

test("goes through every size by Tab, from the end of a row to the next, also into the next product", () => {
  const page = stock([
    ["S M", "M"],
    ["", "L"],
  ])
  expect(walk(page, "0.0 S", "next")).toEqual(["0.0 M", "0.1 M", "1.1 L"])
  expect(walk(page, "1.1 L", "previous")).toEqual(["0.1 M", "0.0 M", "0.0 S"])
})
