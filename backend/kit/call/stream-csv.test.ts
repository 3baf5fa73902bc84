import express from "express"
import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, expect, test } from "vitest"
import { sendError, streamCsv } from "./answer"

type Row = { n: number; name: string }
const columns = { Number: ({ n }: Row) => n, Name: ({ name }: Row) => name }
const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at): Row => ({ n: from + at, name: `Buyer ${from + at}` }))

let server: Server
afterEach(() => void server.close())

/** A shop whose only call answers with these pages as a file. */
async function serve(pages: () => AsyncIterable<Row[]>): Promise<string> {
  const app = express()
  app.use((req, res) => {
    streamCsv(res as never, "buyers.csv", columns, pages()).catch((error: unknown) => sendError(req.path, error, res))
  })
  await new Promise<void>((up) => (server = app.listen(0, "127.0.0.1", () => up())))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/buyers`
}

/** A gate that a test opens. */
function door() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

test("sends a whole file, and begins before its last rows are read", async () => {
  const first = door()
  const at = await serve(async function* () {
    yield rows(1, 501)
    // Code that gathers all rows before it replies would never end here: the test opens this once the first rows have
    // arrived.
    await first.opened
    for (let from = 501; from < 4_001; from += 500) yield rows(from, from + 500)
  })
  const reply = await fetch(at)
  expect([reply.status, reply.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"])
  const reader = reply.body!.pipeThrough(new TextDecoderStream("utf-8", { ignoreBOM: true })).getReader()
  const { value: begun } = await reader.read()
  expect(begun).toMatch(/^\ufeffNumber,Name\r\n1,Buyer 1\r\n/)
  first.open()
  let file = begun!
  for (let next = await reader.read(); !next.done; next = await reader.read()) file += next.value
  const lines = file.slice(1).trimEnd().split("\r\n")
  expect(lines.slice(1)).toEqual(rows(1, 4_001).map(({ n, name }) => `${n},${name}`))
})

test("writes an empty list as a file with the column names", async () => {
  const reply = await fetch(await serve(async function* () {}))
  expect(await reply.text()).toContain("Number,Name\r\n")
})

/** These pages, then a failure. */
async function* failingAfter(...pages: Row[][]) {
  yield* pages
  throw new TypeError("no such column")
}

test("reports a failure before the first rows in words; a later one never looks like a complete file", async () => {
  const early = await fetch(await serve(() => failingAfter()))
  expect([early.status, ((await early.json()) as { code: string }).code]).toEqual([500, "house.fault"])
  server.close()
  const late = await serve(() => failingAfter(rows(1, 501)))
  await expect(fetch(late).then((reply) => reply.text())).rejects.toThrow(/terminated|fetch failed/)
})

test.each([
  ["between two pages", 0],
  // More than a connection takes at once, so the client leaves while the first page is written.
  ["within the first page", 50_000],
])("reads nothing more once the client has left %s", async (_, wordsInName) => {
  const left = door()
  const at = await serve(async function* () {
    try {
      for (let from = 1; ; from += 500)
        yield rows(from, from + 500).map(({ n, name }) => ({ n, name: name + " Kaur".repeat(wordsInName) }))
    } finally {
      left.open()
    }
  })
  const leaving = new AbortController()
  const reply = await fetch(at, { signal: leaving.signal })
  await reply.body!.getReader().read()
  leaving.abort()
  await left.opened
})
