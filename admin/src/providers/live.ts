const LIVE = "/api/admin/live"
/** A burst of events becomes one refetch; on a busy evening the list would otherwise reload with every order. */
const BATCH_MS = 800
/** A restarting server replies with an error first, and EventSource then gives up for good; so we reconnect. */
const REDIAL_MS = 5_000
const LINGER_MS = 5_000
/** Server-sent event → the resources that show it. */
const SHOWN_BY: Record<string, string | readonly string[]> = {
  "colourway.changed": "colourway",
  "notification.changed": "notification",
  "order.changed": ["order", "phone-order", "workshop", "return"],
  "phone-order.changed": "phone-order",
  "file.changed": "file",
  "payment.refund_due": "payment",
  "payment.mismatch": "payment",
  "payment.refunded": ["payment", "return"],
  "picture.changed": "file",
  "return.changed": "return",
  "review.changed": "review",
  "sale.changed": "sale",
  "stock.changed": "inventory",
  "shop-settings.changed": ["shop-settings", "shipping-fee", "home"],
  "staff.changed": "staff",
  "uid.changed": "uid",
  "whatsapp.changed": "whatsapp",
}

/** Events about the moment, which change nothing that can be refetched, each with its facts. */
type Momentary = { "whatsapp.typing": { chatId: string; userId: string; name: string } }
const MOMENTARY = ["whatsapp.typing"] as const satisfies readonly (keyof Momentary)[]

/** The resources that the server sends events about. */
export const LIVE_RESOURCES = [...new Set(Object.values(SHOWN_BY).flat())]

type Listener = { resource: string; onChange: () => void }
const listeners = new Set<Listener>()
const momentary = new Set<{ name: keyof Momentary; onEvent: (facts: Momentary[keyof Momentary]) => void }>()
const waiting = new Set<string>()
let source: EventSource | null = null
let timer: number | undefined

function flush() {
  timer = undefined
  const changed = [...waiting]
  waiting.clear()
  for (const { resource, onChange } of listeners) if (changed.includes(resource)) onChange()
}

function note(resource: string) {
  waiting.add(resource)
  timer ??= window.setTimeout(flush, BATCH_MS)
}

let wasOpen = false

function open() {
  source = new EventSource(LIVE)
  source.onopen = () => {
    // Events during the disconnection are lost, so everything on screen is refetched.
    if (wasOpen) for (const resource of LIVE_RESOURCES) note(resource)
    wasOpen = true
  }
  source.onerror = () => {
    if (source?.readyState !== EventSource.CLOSED) return
    // Refused, not only disconnected: perhaps signed out, which the session query detects.
    note("staff")
    window.setTimeout(() => {
      if (listeners.size + momentary.size > 0 && source?.readyState === EventSource.CLOSED) open()
    }, REDIAL_MS)
  }
  for (const [name, resources] of Object.entries(SHOWN_BY))
    for (const resource of [resources].flat()) source.addEventListener(name, () => note(resource))
  for (const name of MOMENTARY)
    source.addEventListener(name, ({ data }: MessageEvent<string>) => {
      for (const listener of momentary) if (listener.name === name) listener.onEvent(JSON.parse(data))
    })
}

function closeIfUnused() {
  if (listeners.size + momentary.size > 0) return
  source?.close()
  source = null
}

/**
 * Subscribes to the batched changes of a resource; returns the unsubscribe function. One EventSource serves the whole
 * back office.
 */
export function onChanges(resource: string, onChange: () => void): () => void {
  const listener = { resource, onChange }
  listeners.add(listener)
  if (!source || source.readyState === EventSource.CLOSED) open()
  return () => {
    listeners.delete(listener)
    // Screens change within a moment; the connection is closed only when there are no subscribers.
    window.setTimeout(closeIfUnused, LINGER_MS)
  }
}

/** Subscribes to an event about the moment; returns the unsubscribe function. Reported at once, with its facts. */
export function onMoment<Name extends keyof Momentary>(
  name: Name,
  onEvent: (facts: Momentary[Name]) => void,
): () => void {
  const listener = { name, onEvent }
  momentary.add(listener)
  if (!source || source.readyState === EventSource.CLOSED) open()
  return () => {
    momentary.delete(listener)
    window.setTimeout(closeIfUnused, LINGER_MS)
  }
}
