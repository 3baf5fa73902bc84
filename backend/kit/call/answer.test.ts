import { houseRefusals } from "@silai/contracts/house/messages"
import express from "express"
import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { refuseUntil } from "../session/rate-limit"
import { sendError } from "./answer"
import { refuse } from "./refuse"

const faults: Record<string, unknown> = {
  "/restart": Object.assign(new Error("terminating connection due to administrator command"), { code: "57P01" }),
  "/mistake": new TypeError("cannot read properties of undefined"),
  "/too-many": refuseUntil(42),
  "/unknown": refuse(houseRefusals.not_found),
}
let server: Server
beforeAll(async () => {
  const app = express()
  app.use((req, res) => sendError(req.path, faults[req.path], res))
  await new Promise<void>((up) => (server = app.listen(0, "127.0.0.1", () => up())))
})
afterAll(() => void server.close())

test.each([
  ["a database that restarts", "/restart", 503, "house.busy", "5"],
  ["a mistake of ours", "/mistake", 500, "house.fault", null],
  ["a caller who tries too often", "/too-many", 429, "house.too_many", "42"],
  ["something that does not exist", "/unknown", 404, "house.not_found", null],
])(
  "answers %s in the shop's own words, which say when to try again if that helps",
  async (_what, path, ...expected) => {
    const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
    const { success, code, message } = (await reply.json()) as Record<string, unknown>
    expect([reply.status, code, reply.headers.get("retry-after")]).toEqual(expected)
    expect([success, message]).toEqual([false, expect.stringMatching(/^[A-Z].*\.$/)])
  },
)
