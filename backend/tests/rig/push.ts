import { pushCalls } from "@silai/contracts/push/calls"
import type { PushPlace } from "@silai/contracts/push/limits"
import type { PushNotice } from "@silai/contracts/push/notice"
import type { Browser } from "./browser"
import { eventually } from "./eventually"
import { theShop } from "./facts"

type Subscription = { endpoint: string; expirationTime: null; keys: { p256dh: string; auth: string } }
/** A browser with a push service behind it. */
export type Device = { id: string; subscription: Subscription }

async function ask<Reply>(path: string, body?: unknown): Promise<Reply> {
  const response = await fetch(
    `${theShop().standIns}/push${path}`,
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
  )
  if (!response.ok) throw new Error(`The push service refused ${path}: ${response.status} ${await response.text()}`)
  return response.json() as Promise<Reply>
}

export const publicKeyOf = async (at: Browser): Promise<string> =>
  (await at.call(pushCalls.check, {})).body.data.publicKey!

/** A browser that has asked its push service for an address, with the shop's key. */
export async function aDevice(at: Browser): Promise<Device> {
  const { id, ...subscription } = await ask<Subscription & { id: string }>("/__browser", {
    serverKey: await publicKeyOf(at),
  })
  return { id, subscription }
}

/** The same, subscribed. */
export async function aRingingDevice(at: Browser, place: PushPlace = "shop"): Promise<Device> {
  const device = await aDevice(at)
  const { status, body } = await at.call(pushCalls.subscribe, { subscription: device.subscription, place })
  if (status !== 200) throw new Error(`The device was refused: ${body.message}`)
  return device
}

/** Sets the push service's fault switch; `{ reset: true }` clears it. */
export const pushFaults = (switches: Record<string, unknown>) => ask("/__faults", switches)
/** The browser ends its subscription by itself, as it does when notices are forbidden. */
export const endsByItself = ({ id }: Device) => ask("/__end", { id })

type Received = { text: string | null; topic: string | null; ttl: number; urgency: string | null }
export const receivedBy = async ({ id }: Device) =>
  (await ask<{ received: Received[] }>(`/__inbox?browser=${id}`)).received

/** The notices that a browser has read, oldest first: decrypted with the key that only it has. */
export const noticesOf = async (device: Device): Promise<PushNotice[]> =>
  (await receivedBy(device)).map(({ text }) => JSON.parse(text ?? "null") as PushNotice)

export const untilRung = (device: Device, times: number) =>
  eventually(`it has rung ${times} times`, async () => {
    const found = await noticesOf(device)
    return found.length >= times && found
  })
