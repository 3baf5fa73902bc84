import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import fs from "node:fs"
import net from "node:net"
import os from "node:os"
import path from "node:path"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { Answer } from "../../rig/browser"
import { anEmail } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { useShop } from "../../rig/facts"
import { mails, pay, refundByHand } from "../../rig/gateway"
import { freePort, root } from "../../rig/places"
import { openShop, type RunningShop } from "../../rig/shop"
import { aBag, aGuest, askToPay } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { audit } from "../audit"
import { figure } from "../print"

closeSqlAfterwards()
const [slug, size] = ["classic-white-formal-shirt", "M"] as const
/** A paid order is placed at once, and its mail leaves with the next run of the outbox. */
const usualMs = 10_000

function hasRedis(): boolean {
  try {
    execFileSync("redis-server", ["--version"], { stdio: "ignore" })
    return true
  } catch {
    return false
  }
}
const isHere = hasRedis()
if (!isHere)
  process.stdout.write("  redis-server is not on this machine: nothing is proven here about a Redis that is away\n")

describe.runIf(isHere)("a shop whose Redis goes away", () => {
  let shop: RunningShop
  let folder: string
  let port: number
  let redis: ChildProcess

  const answers = () =>
    new Promise<boolean>((resolve) => {
      const line = net.connect(port, "127.0.0.1", () => line.write("PING\r\n"))
      line.once("data", () => (line.destroy(), resolve(true)))
      line.once("error", () => resolve(false))
    })
  async function startRedis(): Promise<void> {
    const given = ["--port", port, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder]
    redis = spawn("redis-server", given.map(String), { stdio: "ignore" })
    await eventually("Redis answers", answers)
  }
  async function killRedis(): Promise<void> {
    const ended = new Promise((resolve) => redis.once("exit", resolve))
    redis.kill("SIGKILL")
    await ended
  }

  const received = () => fs.readFileSync(path.join(folder, "received"), "utf8").split("\n").filter(Boolean)
  const logLines = () => fs.readFileSync(shop.facts.log, "utf8").split("\n").filter(Boolean)
  const isObject = (line: string) => {
    try {
      return typeof JSON.parse(line) === "object"
    } catch {
      return false
    }
  }
  const faults: string[] = []
  function noted<A extends Answer>(answer: A): A {
    if (answer.status >= 500) faults.push(`${answer.status} ${answer.body.code}`)
    return answer
  }

  /**
   * Buys one shirt; returns the order, and how long it took until it was placed and until its mail had arrived. If the browser
   * was closed after the payment, the shop learns of it only by Razorpay's webhook.
   */
  async function buyOne({ browserIsClosed = false } = {}) {
    const email = anEmail()
    const at = await aGuest({ contact: { email } })
    const asked = noted(await askToPay(at, await aBag([{ slug, size }])))
    expect(asked.status).toBe(200)
    const started = Date.now()
    const { handler, payment } = await pay(asked.body.data.razorpay.orderId)
    if (!browserIsClosed) noted(await at.call(checkoutCalls.verifyPayment, handler))
    const { attemptId } = asked.body.data
    const orderId = await eventually(
      "the order is placed",
      async () => noted(await at.call(checkoutCalls.success, { attemptId })).body.data.orderId,
      usualMs,
    )
    const placedMs = Date.now() - started
    await eventually("its mail arrives", async () => (await mails()).some(({ to }) => to.includes(email)), usualMs)
    return { orderId, paymentId: payment.id, placedMs, mailMs: Date.now() - started }
  }
  async function buyMany(count: number) {
    const bought = []
    for (let n = 0; n < count; n++) bought.push(await buyOne())
    return bought
  }
  const slowest = (bought: { placedMs: number; mailMs: number }[]) => ({
    placedMs: Math.max(...bought.map(({ placedMs }) => placedMs)),
    mailMs: Math.max(...bought.map(({ mailMs }) => mailMs)),
  })

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), "silai-redis-"))
    port = await freePort()
    fs.writeFileSync(path.join(folder, "received"), "")
    await startRedis()
    shop = await openShop({
      REDIS_URL: `redis://127.0.0.1:${port}`,
      RECEIVED_ORDERS: path.join(folder, "received"),
      NODE_OPTIONS: `--require ${path.join(root, "backend/tests/score/subscribing.cjs")}`,
    })
    useShop(shop.facts)
    await setStock(slug, size, 100)
  }, 600_000)
  afterAll(async () => {
    await shop?.close()
    redis.kill("SIGKILL")
    fs.rmSync(folder, { recursive: true, force: true })
  }, 60_000)

  test("places orders and sends mails while it is away, and a plugin gets their events when it is back", async () => {
    const before = await buyMany(3)
    await eventually("the plugin gets the orders' events", async () =>
      before.every(({ orderId }) => received().includes(orderId)),
    )

    await killRedis()
    const without = await buyMany(3)
    // Long enough for the bus to have been called, without an answer, for each of them.
    await eventually(
      "each event was tried",
      async () =>
        (
          await sql<{ n: number }>(
            `select count(*)::int n from outbox where topic = 'engine.event' and status = 'waiting' and last_error is not null`,
          )
        )[0]!.n >= 3,
      60_000,
    )
    const late = await buyMany(2)
    // A full refund cancels an order in the engine, whose workflows are kept in Redis too.
    await refundByHand(without[0]!.paymentId)
    await eventually(
      "the shop knows of the refund",
      async () =>
        (
          await sql(`select 1 from gateway_payment where payment_id = $1 and refunded_paise > 0`, [
            without[0]!.paymentId,
          ])
        ).length,
    )
    const afterRefund = [await buyOne({ browserIsClosed: true }), await buyOne({ browserIsClosed: true })]
    expect(received()).toHaveLength(before.length)

    await startRedis()
    const after = await buyMany(3)
    const all = [...before, ...without, ...late, ...afterRefund, ...after].map(({ orderId }) => orderId)
    await eventually("the plugin got every order", async () => all.every((id) => received().includes(id)), 300_000)
    await eventually(
      "the refunded order is cancelled",
      async () => {
        const row = await oneRow<{ status: string }>(`select status from "order" where id = $1`, [without[0]!.orderId])
        return row.status === "canceled"
      },
      60_000,
    )

    const lines = logLines()
    figure("slowest order with Redis away, ms", slowest([...without, ...late, ...afterRefund]).placedMs, {
      mail: slowest([...without, ...late, ...afterRefund]).mailMs,
      usual: JSON.stringify(slowest(before)),
      back: JSON.stringify(slowest(after)),
      logLines: lines.length,
    })
    expect(lines.filter((line) => !isObject(line))).toEqual([])
    expect(faults).toEqual([])
    expect(await audit(sql)).toEqual({})
  }, 900_000)
})
