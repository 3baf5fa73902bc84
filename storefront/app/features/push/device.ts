import type { BrowserSubscription } from "@silai/contracts/push/calls"
import { pushMessages } from "@silai/contracts/push/messages"
import { call, CallRefused } from "~/lib/call"
import { subscribe, unsubscribe } from "./calls"

const WORKER = "/sw.js"
/** A worker that is switched off never becomes active. */
const PATIENCE_MS = 10_000

/** Whether this browser can ring at all; on an iPhone, only when the shop is on its home screen. */
export const canRing = (): boolean =>
  typeof navigator !== "undefined" &&
  "serviceWorker" in navigator &&
  "PushManager" in window &&
  "Notification" in window

const ownRegistration = () => navigator.serviceWorker.getRegistration("/")

/** The endpoint by which the push service knows this browser; undefined until notices are allowed. */
export async function ownEndpoint(): Promise<string | undefined> {
  if (!canRing()) return undefined
  return (await (await ownRegistration())?.pushManager.getSubscription())?.endpoint
}

const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0))

async function whenActive(registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  const coming = registration.installing ?? registration.waiting
  if (registration.active || !coming) return registration
  await new Promise<void>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(pushMessages.failed)), PATIENCE_MS)
    coming.addEventListener("statechange", () => {
      if (coming.state !== "activated") return
      clearTimeout(limit)
      resolve()
    })
  })
  return registration
}

async function subscriptionWith(publicKey: string): Promise<PushSubscription> {
  const registration = await whenActive(await navigator.serviceWorker.register(WORKER))
  const applicationServerKey = bytesOf(publicKey)
  const options = { userVisibleOnly: true, applicationServerKey }
  try {
    return await registration.pushManager.subscribe(options)
  } catch (cause) {
    // One of another key is in the way: the shop has a new pair.
    const old = await registration.pushManager.getSubscription()
    if (!old) throw cause
    await old.unsubscribe()
    return registration.pushManager.subscribe(options)
  }
}

/**
 * Asks the browser's owner to allow notices, and lets the shop's ring here. Only after a click.
 * @returns the endpoint. @throws CallRefused with a sentence
 */
export async function allowNotices(publicKey: string): Promise<string> {
  if ((await Notification.requestPermission()) !== "granted")
    throw new CallRefused("push.blocked", pushMessages.blocked, 0)
  const subscription = await subscriptionWith(publicKey).catch(() => {
    throw new CallRefused("push.failed", pushMessages.failed, 0)
  })
  await call(subscribe, { subscription: subscription.toJSON() as BrowserSubscription })
  return subscription.endpoint
}

/** Notices end with the session: the next person at this device must not get them. */
export async function forgetDevice(): Promise<void> {
  if (!canRing()) return
  const subscription = await (await ownRegistration())?.pushManager.getSubscription()
  if (!subscription) return
  await Promise.all([call(unsubscribe, { endpoint: subscription.endpoint }), subscription.unsubscribe()])
}
