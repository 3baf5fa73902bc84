import express from "express"
import { createServer, type Server } from "node:http"
import { connect, type AddressInfo, type Socket } from "node:net"
import { afterEach, expect, test } from "vitest"
import { type BODIES, proxy } from "../server/proxy.mjs"

const servers: Server[] = []
const lines: Socket[] = []
afterEach(() => {
  for (const line of lines.splice(0)) line.destroy()
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})
const open = async (server: Server) => {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return (server.address() as AddressInfo).port
}

/** The shop's server before a backend that returns what it received, and counts connections. */
async function shop(bodies: Partial<typeof BODIES> = {}) {
  let dialled = 0
  const firstBytes: (() => void)[] = []
  const api = await open(
    createServer((req, res) => {
      dialled++
      if (req.url === "/live")
        return void res.writeHead(200, { "content-type": "text/event-stream" }).write("hello\n\n")
      let size = 0
      req.on("data", (chunk: Buffer) => {
        size += chunk.length
        firstBytes.splice(0).forEach((resolve) => resolve())
      })
      req.on("end", () => res.end(JSON.stringify({ size, length: req.headers["content-length"] ?? null })))
    }),
  )
  const app = express()
  app.set("trust proxy", "loopback")
  app.use("/api", proxy({ target: `http://127.0.0.1:${api}`, bodies }))
  const port = await open(createServer(app))
  return {
    dialled: () => dialled,
    firstByte: () => new Promise<void>((resolve) => firstBytes.push(resolve)),
    ask: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}/api${path}`, init),
    /** A raw connection; `reply` is everything received until it is closed. */
    line: async (head: string, begins: string) => {
      const socket = connect(port, "127.0.0.1")
      lines.push(socket)
      let words = ""
      socket.on("data", (chunk) => (words += String(chunk))).on("error", () => {})
      const reply = new Promise<string>((resolve) => socket.on("close", () => resolve(words)))
      await new Promise((resolve) => socket.write(`${head}\r\nHost: shop\r\n\r\n${begins}`, resolve))
      return { socket, reply }
    },
  }
}
const json = { method: "POST", headers: { "content-type": "application/json" } }
const slow = (from: string) =>
  `POST /api/customer/authenticate HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 50\r\nX-Forwarded-For: ${from}`

test("blocks no one with three hundred connections that send one byte of fifty, none of which reaches the backend", async () => {
  const { ask, line, dialled } = await shop()
  for (let n = 0; n < 300; n++) await line(slow(`203.0.113.${n % 10}`), "{")
  const began = Date.now()
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask("/x", { ...json, body: `{"a":1}` })))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(Date.now() - began).toBeLessThan(3_000)
  expect(dialled()).toBe(20)
})

test("limits the unfinished bodies of one address, without affecting others", async () => {
  const { ask, line } = await shop({ atOnce: 8 })
  const held = await Promise.all(Array.from({ length: 8 }, () => line(slow("203.0.113.9"), "{")))
  const ninth = await line(slow("203.0.113.9"), "{")
  expect(await ninth.reply).toMatch(/^HTTP\/1.1 429 [^]*retry-after: 5[^]*house\.too_many_at_once/i)
  const from = (ip: string) => ask("/x", { ...json, headers: { ...json.headers, "x-forwarded-for": ip }, body: "{}" })
  expect((await from("203.0.113.9")).status).toBe(429)
  expect((await from("203.0.113.10")).status).toBe(200)
  held[0]?.socket.destroy()
  await expect.poll(async () => (await from("203.0.113.9")).status).toBe(200)
})

test("drops a stalled body, and frees its place again", async () => {
  const { line, ask } = await shop({ atOnce: 1, patienceMs: 150 })
  const { reply } = await line(slow("203.0.113.9"), "{")
  expect(await reply).toMatch(/^HTTP\/1.1 408 [^]*house\.too_slow/)
  const headers = { ...json.headers, "x-forwarded-for": "203.0.113.9" }
  await expect.poll(async () => (await ask("/x", { ...json, headers, body: "{}" })).status).toBe(200)
})

test("has a time limit for a body that trickles in as well", async () => {
  const { line } = await shop({ patienceMs: 200, wholeMs: 600 })
  const { socket, reply } = await line(slow("203.0.113.9"), "{")
  const drip = setInterval(() => socket.write(" "), 60)
  expect(await reply).toMatch(/^HTTP\/1.1 408 /)
  clearInterval(drip)
})

test("streams an upload, also a large body", async () => {
  const { line, firstByte, ask } = await shop({ smallBytes: 1_000 })
  const reached = firstByte()
  const { reply, socket } = await line(
    "POST /api/file HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 6\r\nConnection: close",
    "--x",
  )
  await reached
  socket.write("--x")
  expect(await reply).toContain(`{"size":6,"length":"6"}`)
  expect(await (await ask("/x", { ...json, body: "y".repeat(300_000) })).json()).toEqual({
    size: 300_000,
    length: "300000",
  })
})

test("receives a whole body without a length", async () => {
  const { line } = await shop()
  const { reply } = await line(
    "POST /api/x HTTP/1.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close",
    "2\r\n{}\r\n0\r\n\r\n",
  )
  expect(await reply).toContain(`{"size":2,"length":"2"}`)
})

test("does not count live connections, however many are open", async () => {
  const { ask, line } = await shop({ atOnce: 1 })
  for (let n = 0; n < 300; n++) await line("GET /api/live HTTP/1.1", "")
  expect((await ask("/x", { ...json, body: "{}" })).status).toBe(200)
})

test("counts an IPv6 address by the network of one household", async () => {
  const { ask, line } = await shop({ atOnce: 1 })
  await line(slow("2001:db8:1:2::1"), "{")
  const from = (ip: string) => ask("/x", { ...json, headers: { ...json.headers, "x-forwarded-for": ip }, body: "{}" })
  expect((await from("2001:db8:1:2:ffff:eeee:dddd:cccc")).status).toBe(429)
  expect((await from("2001:db8:1:ff::1")).status).toBe(429)
  expect((await from("2001:db8:1:100::1")).status).toBe(200)
})

test("loses no request when the backend closes a connection as it is used again", async () => {
  const used = new WeakSet<Socket>()
  const api = await open(
    createServer((req, res) => {
      if (used.has(req.socket)) return void req.socket.destroy()
      used.add(req.socket)
      req.resume().on("end", () => res.end("done"))
    }),
  )
  const app = express().use("/api", proxy({ target: `http://127.0.0.1:${api}` }))
  const port = await open(createServer(app))
  const answers: number[] = []
  for (const method of ["GET", "GET", "POST", "POST", "DELETE"])
    answers.push((await fetch(`http://127.0.0.1:${port}/api/x`, { method })).status)
  expect(answers).toEqual([200, 200, 200, 200, 200])
})

test("replies in the shop's words for an unreachable backend", async () => {
  const app = express()
  app.use("/api", proxy({ target: "http://127.0.0.1:9" }))
  const port = await open(createServer(app))
  const reply = await fetch(`http://127.0.0.1:${port}/api/x`, { ...json, body: "{}" })
  expect([reply.status, await reply.json()]).toEqual([
    502,
    {
      success: false,
      code: "house.unreachable",
      message: "The shop is not reachable for a moment. Please try again.",
    },
  ])
})

test("waits for a backend that is being replaced: unsent requests are sent once it listens", async () => {
  const free = await open(createServer())
  await new Promise((resolve) => servers.pop()!.close(resolve))
  const app = express()
  const isThere = new Promise<void>((resolve) => app.use((_req, _res, next) => (resolve(), next())))
  app.use("/api", proxy({ target: `http://127.0.0.1:${free}` }))
  const port = await open(createServer(app))
  const asked = fetch(`http://127.0.0.1:${port}/api/x`, { ...json, body: "{}" })
  await isThere
  // By now the shop's own was refused as well.
  for (let n = 0; n < 20; n++) await expect(fetch(`http://127.0.0.1:${free}`)).rejects.toThrow("fetch failed")
  let requests = 0
  const late = createServer((req, res) => {
    requests++
    req.resume().on("end", () => res.end("{}"))
  })
  servers.push(late)
  await new Promise<void>((resolve) => late.listen(free, "127.0.0.1", resolve))
  expect((await asked).status).toBe(200)
  expect(requests).toBe(1)
})
