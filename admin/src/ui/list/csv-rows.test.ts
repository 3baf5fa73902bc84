import { expect, test } from "vitest"
import { csvRows } from "./csv-rows"

const bytes = (text: string) => new TextEncoder().encode(text)

test("counts rows as the file arrives, wherever its parts are cut", () => {
  const file = 'Name,Note\r\nKaur,"two\r\nlines, ""quoted"""\r\nGill,x\r\n'
  for (let at = 0; at < file.length; at++) {
    const count = csvRows()
    count(bytes(file.slice(0, at)))
    expect([at, count(bytes(file.slice(at)))]).toEqual([at, 2])
  }
})

test("does not count the heading as a row", () => expect(csvRows()(bytes("Name,Note\r\n"))).toBe(0))
