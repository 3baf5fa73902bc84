import { createHash } from "node:crypto"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { isMediaAddress, sha256Of } from "../rules/media-address"
import { type Graph, GraphError, MediaError, openGraph } from "./graph"

const content = Buffer.from("a picture")
const hex = createHash("sha256").update(content).digest("hex")
const asked: { path: string; authorization: string | undefined }[] = []
let answer: (req: IncomingMessage, res: ServerResponse, home: string) => void
let server: Server
let graph: Graph
let home: string

beforeAll(async () => {
  server = createServer((req, res) => {
    asked.push({ path: req.url ?? "", authorization: req.headers.authorization })
    answer(req, res, home)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const cloud = { base: home, version: "v25.0", phoneNumberId: "1", accessToken: "the-token" }
  graph = openGraph({ cloud, mediaBase: home })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const json = (res: ServerResponse, status: number, body: unknown) =>
  void res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
const failure = async (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error)
const fetched = (sha256: string | null = null, maxBytes = 100) => graph.download("m", { sha256, maxBytes })
const serves = (about: object, file: (res: ServerResponse) => void = (res) => res.end(content)) => {
  answer = (req, res, at) =>
    req.url === "/v25.0/m" ? json(res, 200, { url: `${at}/file`, id: "m", ...about }) : file(res)
}

/** Addresses that could lead to a machine inside, or elsewhere, and so reveal the token. */
const INSIDE = [
  "http://lookaside.fbsbx.com/a",
  "https://lookaside.fbsbx.com.evil.example/a",
  "https://evil.example/lookaside.fbsbx.com",
  "https://lookaside.fbsbx.com@evil.example/a",
  "https://evil.example#@lookaside.fbsbx.com/",
  "https://user@lookaside.fbsbx.com/a",
  "https://user:word@lookaside.fbsbx.com/a",
  "https://lookaside.fbsbx.com:8443/a",
  "https://lookaside.fbsbx.com\\@evil.example/a",
  "https:\\\\evil.example/a",
  "https://evil.example\\.lookaside.fbsbx.com/a",
  "https://lookaside.fbsbx.com\t.evil.example/",
  "https://lookaside.fbsbx.com\n/a",
  " https://lookaside.fbsbx.com/a",
  "https://lookaside.fbsbx.com./a",
  "https://xn--lookaside-9cf.fbsbx.com/a",
  "https://fbsbx.com/a",
  "https://www.lookaside.fbsbx.com/a",
  "http://127.0.0.1/a",
  "http://localhost:9000/admin",
  "http://[::1]/a",
  "http://[::ffff:127.0.0.1]/a",
  "http://0.0.0.0/a",
  "http://2130706433/a",
  "http://0x7f.1/a",
  "http://017700000001/a",
  "http://169.254.169.254/latest/meta-data/",
  "http://10.0.0.1/a",
  "file:///etc/passwd",
  "data:text/plain,a",
  "gopher://127.0.0.1:6379/_flushall",
  "ftp://lookaside.fbsbx.com/a",
  "//lookaside.fbsbx.com/a",
  "/etc/passwd",
  "javascript:alert(1)",
  "blob:https://lookaside.fbsbx.com/a",
  "",
  7,
  null,
  ["https://lookaside.fbsbx.com/a"],
]

test("fetches a file only from Meta's own host, however another address is written", () => {
  const base = "https://lookaside.fbsbx.com"
  expect(isMediaAddress(`${base}/whatsapp_business/attachments/?mid=1&ext=2&hash=x`, base)).toBe(true)
  expect(isMediaAddress("https://LOOKASIDE.fbsbx.com:443/a", base)).toBe(true)
  expect(INSIDE.length).toBeGreaterThanOrEqual(30)
  expect(INSIDE.filter((address) => isMediaAddress(address, base))).toEqual([])
})

test("sends the token to no other host, and follows no redirect", async () => {
  for (const url of INSIDE) {
    serves({ url })
    asked.length = 0
    expect(await failure(fetched())).toBeInstanceOf(Error)
    expect(asked.map(({ path }) => path)).toEqual(["/v25.0/m"])
  }
  serves({}, (res) => res.writeHead(302, { location: `${home}/inside` }).end())
  asked.length = 0
  expect(await failure(fetched())).toMatchObject({ reason: "the file's host leads elsewhere", isForGood: true })
  expect(asked.map(({ path }) => path)).toEqual(["/v25.0/m", "/file"])
})

test("follows no redirect of the Cloud API either, with a message or before a file", async () => {
  answer = (_req, res, at) => void res.writeHead(307, { location: `${at}/inside` }).end()
  asked.length = 0
  expect(await failure(graph.send({}))).toMatchObject({ kind: "unsure" })
  expect(await failure(graph.upload(content, "image/png", "a.png"))).toMatchObject({ kind: "unsure" })
  expect(await failure(fetched())).toBeInstanceOf(GraphError)
  expect(asked.map(({ path }) => path)).toEqual(["/v25.0/1/messages", "/v25.0/1/media", "/v25.0/m"])
})

test("stores a file when size and SHA-256 are as WhatsApp said, in either spelling, and fetches it with the token", async () => {
  serves({ sha256: hex, file_size: content.length })
  expect(await fetched(Buffer.from(hex, "hex").toString("base64"))).toEqual(content)
  expect(asked.at(-1)).toEqual({ path: "/file", authorization: "Bearer the-token" })
  expect([sha256Of(hex.toUpperCase()), sha256Of("short"), sha256Of(undefined)]).toEqual([hex, null, null])
})

test.each([
  ["another SHA-256 than in the message", {}, "0".repeat(64), "the file is not the one that was sent", false],
  [
    "another SHA-256 than at the host",
    { sha256: "1".repeat(64) },
    null,
    "the file is not the one that was sent",
    false,
  ],
  ["said to be too large", { file_size: 101 }, null, "the file is too large", true],
  ["of another size", { file_size: 4 }, null, "the file is not complete", false],
])("refuses a file: %s", async (_what, about, sha256, reason, isForGood) => {
  serves(about)
  expect(await failure(fetched(sha256))).toMatchObject({ name: "MediaError", reason, isForGood })
})

test("cuts off a file that is larger than announced; a host that fails may be asked again", async () => {
  serves({}, (res) => res.end(Buffer.alloc(5000)))
  expect(await failure(fetched())).toMatchObject({ reason: "the file is too large", isForGood: true })
  serves({}, (res) => res.writeHead(500).end())
  const error = await failure(fetched())
  expect([error instanceof MediaError, (error as MediaError).isForGood]).toEqual([true, false])
})

test("distinguishes a refusal, a silence before anything was sent, and a broken answer", async () => {
  answer = (_req, res) => json(res, 200, { messages: [{ id: "wamid.1" }] })
  expect(await graph.send({})).toBe("wamid.1")
  answer = (_req, res) => json(res, 400, { error: { code: 131047, message: "to +919876543210" } })
  const refused = await failure(graph.send({}))
  expect(refused).toMatchObject({ kind: "refused", code: 131047 })
  expect(String(refused)).not.toContain("98765")
  answer = (_req, res) => res.writeHead(502).end("Bad gateway")
  expect(await failure(graph.send({}))).toMatchObject({ kind: "unsure" })
  answer = (_req, res) => res.destroy()
  expect(await failure(graph.send({}))).toMatchObject({ kind: "unsure" })
  answer = (_req, res) => json(res, 200, { fine: true })
  expect(await failure(graph.send({}))).toMatchObject({ kind: "unsure" })
  const gone = createServer()
  await new Promise<void>((resolve) => gone.listen(0, "127.0.0.1", resolve))
  const { port } = gone.address() as AddressInfo
  await new Promise((resolve) => gone.close(resolve))
  const closed = openGraph({
    cloud: { base: `http://127.0.0.1:${port}`, version: "v25.0", phoneNumberId: "1", accessToken: "x" },
    mediaBase: home,
  })
  const away = await failure(closed.send({}))
  expect([away instanceof GraphError, (away as GraphError).kind]).toEqual([true, "away"])
})
