import type { BrowserSubscription } from "@silai/contracts/push/calls"
import { CallRefused } from "@silai/contracts/refused"
import { pushMessages } from "@silai/contracts/push/messages"
import { NOTIFICATION_KIND_NAMES } from "@silai/contracts/notification/kinds"
import { OFFLINE } from "@silai/contracts/shop/limits"
import { call } from "../../providers/call"
import { translated } from "../../words/language"
import type { Language } from "../../words/languages"
import { askDevice, askSubscribe, askUnsubscribe } from "./calls"

const SCOPE = "/admin/"
const WORKER = `${SCOPE}sw.js`
/** Where the worker looks for the sentences (`storefront/server/worker/ring.js`). */
const WORDS = "/admin/notifications"
/** A worker that is switched off never becomes active. */
const PATIENCE_MS = 10_000

export const canRing = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window

export const isBlocked = (): boolean => canRing() && Notification.permission === "denied"

const refusedBy = (code: string, sentence: string) => new CallRefused(code, translated(sentence), 0)

async function ownSubscription(): Promise<PushSubscription | null> {
  if (!canRing()) return null
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  // Without its own worker the back office would get the shop's.
  if (!registration?.scope.endsWith(SCOPE)) return null
  return registration.pushManager.getSubscription()
}

/** The key of the shop, null where it has no notices on devices; and whether they ring here for this person. */
export async function deviceState(signal?: AbortSignal): Promise<{ publicKey: string | null; isOn: boolean }> {
  const endpoint = (await ownSubscription())?.endpoint
  const { data } = await call(askDevice, { place: "office", ...(endpoint && { endpoint }) }, signal)
  return { publicKey: data.publicKey, isOn: data.isSubscribed }
}

const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0))

/** A worker that is registered for the first time is not active yet. */
function whenActive(registration: ServiceWorkerRegistration): Promise<void> {
  const coming = registration.installing ?? registration.waiting
  if (registration.active || !coming) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error("The worker does not start.")), PATIENCE_MS)
    coming.addEventListener("statechange", () => {
      if (coming.state !== "activated") return
      clearTimeout(limit)
      resolve()
    })
  })
}

async function subscriptionWith(publicKey: string): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  await whenActive(registration)
  const old = await registration.pushManager.getSubscription()
  // It may be of an earlier pair of keys, or another person's.
  await old?.unsubscribe()
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) })
}

/** Lets notices ring on this device, for the person who is signed in. Only after a click. @throws CallRefused */
export async function switchOn(publicKey: string, language: Language): Promise<string> {
  if ((await Notification.requestPermission()) !== "granted") throw refusedBy("push.blocked", pushMessages.blocked)
  const subscription = await subscriptionWith(publicKey).catch(() => {
    throw refusedBy("push.failed", pushMessages.failed)
  })
  await storeWords(language)
  const asked = { subscription: subscription.toJSON() as BrowserSubscription, place: "office" as const }
  return (await call(askSubscribe, asked)).message
}

/** Ends it, here and at the shop; the worker goes too, for it has nothing else to do. */
export async function switchOff(): Promise<string | null> {
  const subscription = await ownSubscription()
  if (!subscription) return null
  const { message } = await call(askUnsubscribe, { endpoint: subscription.endpoint })
  await subscription.unsubscribe()
  await (await navigator.serviceWorker.getRegistration(SCOPE))?.unregister()
  return message
}

/** Stores the sentences of the chosen language for the worker, which has no others. */
async function storeWords({ words }: Language): Promise<void> {
  const sentences = Object.fromEntries(NOTIFICATION_KIND_NAMES.map((kind) => [kind, words[`notification-of.${kind}`]]))
  await (await caches.open(OFFLINE.words)).put(WORDS, Response.json(sentences))
}

/** At each visit: the shop forgets a device that it has not seen for long, and the language may be another. */
export async function renew(language: Language): Promise<void> {
  if (!(await ownSubscription())) return
  await Promise.all([storeWords(language), deviceState()])
}
