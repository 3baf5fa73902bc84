import express from "express"
import type { AddressInfo } from "node:net"
import type { TimedStandInContext } from "@silai/kit/stand-in"
import { mount } from "./mount"

export const testKeys = {
  keyId: "rzp_test_Silai000000001",
  keySecret: "test-key-secret-0001",
  webhookSecret: "test-webhook-secret-1",
}

/** The stand-in on a free port, storing nothing on disk, for tests. `base` is the shop's API base URL. */
export async function startForTest(webhookUrl?: string) {
  let ahead = 0
  const listeners: (() => void)[] = []
  const context: TimedStandInContext = {
    settings: {
      RAZORPAY_KEY_ID: testKeys.keyId,
      RAZORPAY_KEY_SECRET: testKeys.keySecret,
      RAZORPAY_WEBHOOK_SECRET: testKeys.webhookSecret,
      RAZORPAY_WEBHOOK_URL: webhookUrl,
    },
    clock: {
      now: () => Date.now() + ahead,
      advance(ms) {
        ahead += ms
        listeners.forEach((listener) => listener())
      },
      onAdvance: (listener) => void listeners.push(listener),
    },
    store: (_name, empty) => ({ state: empty, save: () => undefined }),
  }
  const app = express()
  const router = express.Router()
  const panel = await mount(router, context)
  app.use("/razorpay", router)
  const server = app.listen(0, "127.0.0.1")
  await new Promise((resolve) => server.once("listening", resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/razorpay`
  return {
    base,
    options: { apiBase: base, checkoutUrl: `${base}/v1/checkout.js`, ...testKeys, timeoutMs: 1_500 },
    async post<T>(path: string, body: object): Promise<T> {
      const reply = await fetch(base + path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      })
      return (await reply.json()) as T
    },
    async get<T>(path: string): Promise<T> {
      return (await (await fetch(base + path)).json()) as T
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await panel.close()
    },
  }
}

export type RunningStandIn = Awaited<ReturnType<typeof startForTest>>
