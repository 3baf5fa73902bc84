import express from "express"
import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { answerWithin } from "./answer-limit"

let server: Server
const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

beforeAll(async () => {
  const app = express()
  app.use(answerWithin(0.2))
  app.get("/silent", () => undefined)
  app.post("/slow-upload", (req, res) => void req.on("end", () => res.json({ ok: true })).resume())
  app.all("/line", (_req, res) => {
    res.write("one ")
    void pause(500).then(() => res.end("two"))
  })
  await new Promise<void>((up) => (server = app.listen(0, "127.0.0.1", () => up())))
})
afterAll(() => void server.close())

test("ends a call that gets no answer with a 503 that says when to try again", async () => {
  const reply = await fetch(at("/silent"))
  expect([reply.status, reply.headers.get("retry-after"), reply.headers.get("connection")]).toEqual([503, "5", "close"])
  expect(await reply.json()).toMatchObject({ success: false, code: "house.busy" })
})

test("lets a reply that has started in time continue, and does not cut off a slow upload", async () => {
  expect(await (await fetch(at("/line"))).text()).toBe("one two")
  // Also when the body was not read.
  expect(await (await fetch(at("/line"), { method: "POST", body: "unread" })).text()).toBe("one two")
  const slowly = new ReadableStream({
    async start(to) {
      for (const part of ["a", "b", "c"]) {
        to.enqueue(new TextEncoder().encode(part))
        await pause(200)
      }
      to.close()
    },
  })
  const reply = await fetch(at("/slow-upload"), { method: "POST", body: slowly, duplex: "half" } as RequestInit)
  expect(await reply.json()).toEqual({ ok: true })
})
