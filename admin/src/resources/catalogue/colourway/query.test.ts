import { expect, test } from "vitest"
import { isNarrowed, readQuery, writeQuery } from "./query"

const read = (text: string) => readQuery(new URLSearchParams(text))

test("a link to a filtered list says the same when it is read and written again", () => {
  const text = "?search=black&tag=formal&status=draft,published&low=1&sort=stock_up&page=3"
  expect(writeQuery(read(text))).toBe("?search=black&tag=formal&status=draft,published&low=1&sort=stock_up&page=3")
})

test("nonsense in the address is ignored", () => {
  expect(read("?status=sold,draft&sort=sideways&page=-4&low=yes")).toMatchObject({
    status: ["draft"],
    sort: "latest",
    page: 1,
    low: false,
  })
  expect([isNarrowed(read("?page=2&sort=name")), isNarrowed(read("?sale=1"))]).toEqual([false, true])
})
