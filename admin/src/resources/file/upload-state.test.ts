import { FILE } from "@silai/contracts/file/limits"
import { expect, test } from "vitest"
import { onTheWay, queued, startable, step, tally, type Upload } from "./upload-state"

const file = (size: number, name = "a.jpg") => ({ name, size }) as File

test("refuses a file that is too large or empty before it is sent", () => {
  expect(queued(file(FILE.maxBytes + 1), null)).toMatchObject({
    state: "failed",
    message: '"a.jpg" is larger than 10 MB.',
  })
  expect(queued(file(0), null)).toMatchObject({ state: "failed", message: '"a.jpg" is empty.' })
  expect(queued(file(FILE.maxBytes), null)).toMatchObject({ state: "waiting", message: "" })
})

test("uploads only a few at once, in the order they were chosen", () => {
  let all: Upload[] = step([], { type: "add", uploads: [1, 2, 3, 4].map((n) => queued(file(n, `${n}.jpg`), null)) })
  expect(startable(all).map(({ file: { name } }) => name)).toEqual(["1.jpg", "2.jpg"])
  all = step(all, { type: "change", id: all[0]!.id, to: { state: "judging" } })
  expect(startable(all).map(({ file: { name } }) => name)).toEqual(["2.jpg"])
  all = step(all, { type: "change", id: all[0]!.id, to: { state: "done" } })
  all = step(all, { type: "change", id: all[1]!.id, to: { state: "failed" } })
  expect(onTheWay(all)).toBe(2)
  expect(tally(all)).toEqual({ going: 2, failed: 1, summary: "Uploading 2 pictures" })
  all = step(all, { type: "drop", id: all[3]!.id })
  expect(step(all, { type: "clear" }).map(({ file: { name } }) => name)).toEqual(["3.jpg"])
})
