// @vitest-environment node
import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, test } from "vitest"
import { stopping } from "../server/stopping.mjs"

/** A server whose responses wait until the test ends them. */
async function aServer(options?: { endWithinMs: number }) {
  const waiting: ServerResponse[] = []
  const server = createServer((req, res) => {
    if (req.url === "/events") return void res.setHeader("content-type", "text/event-stream").flushHeaders()
    waiting.push(res)
  })
  const stop = stopping(server, options)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  return { server, stop, get, waiting }
}

test("waits for a running request, not for an event stream, and refuses new ones", async () => {
  const { server, stop, get, waiting } = await aServer()
  const stream = await get("/events")
  const upload = get("/upload")
  await expect.poll(() => waiting.length).toBe(1)
  let isOver = false
  const over = stop().then(() => (isOver = true))
  await expect(get("/late")).rejects.toThrow("fetch failed")
  expect(isOver).toBe(false)
  waiting[0]!.end("stored")
  expect(await (await upload).text()).toBe("stored")
  await over
  server.closeAllConnections()
  await stream.body?.cancel().catch(() => undefined)
})

test("stops waiting after a while", async () => {
  const { server, stop, get, waiting } = await aServer({ endWithinMs: 100 })
  const never = get("/upload").catch(() => "broken off")
  await expect.poll(() => waiting.length).toBe(1)
  await stop()
  server.closeAllConnections()
  expect(await never).toBe("broken off")
})
