const LIVE = "/api/admin/live"
/** A burst of events becomes one refetch; on a busy evening the list would otherwise reload with every order. */
const BATCH_MS = 800
/** A restarting server replies with an error first, and EventSource then gives up for good; so we reconnect. */
const REDIAL_MS = 5_000
const LINGER_MS = 5_000
/** Server-sent event → the resources that show it. */
const TELLS: Record<string, string | readonly string[]> = {
  "colourway.changed": "colourway",
  "order.changed": ["order", "workshop", "return"],
  "file.changed": "file",
  "payment.refund_due": "payment",
  "payment.astray": "payment",
  "payment.refunded": ["payment", "return"],
  "picture.changed": "file",
  "return.changed": "return",
  "review.changed": "review",
  "stock.changed": "inventory",
  "settings.changed": "shipping-fee",
  "shop-settings.changed": "shop-settings",
  "home.changed": "home",
  "staff.changed": "staff",
  "uid.changed": "uid",
}

/** The resources that the server tells of. */
export const LIVE_RESOURCES = [...new Set(Object.values(TELLS).flat())]

type Listener = { resource: string; hear: () => void }
const listeners = new Set<Listener>()
const waiting = new Set<string>()
let source: EventSource | null = null
let timer: number | undefined

function flush() {
  timer = undefined
  const changed = [...waiting]
  waiting.clear()
  for (const { resource, hear } of listeners) if (changed.includes(resource)) hear()
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
    // Refused, not only disconnected: perhaps signed out, which the session query finds out.
    note("staff")
    window.setTimeout(() => {
      if (listeners.size > 0 && source?.readyState === EventSource.CLOSED) open()
    }, REDIAL_MS)
  }
  for (const [name, told] of Object.entries(TELLS))
    for (const resource of [told].flat()) source.addEventListener(name, () => note(resource))
}

function hangUpIfUnheard() {
  if (listeners.size > 0) return
  source?.close()
  source = null
}

/**
 * Subscribes to the batched changes of a resource; returns the unsubscribe function. One EventSource serves the whole
 * back office.
 */
export function onChanges(resource: string, hear: () => void): () => void {
  const listener = { resource, hear }
  listeners.add(listener)
  if (!source || source.readyState === EventSource.CLOSED) open()
  return () => {
    listeners.delete(listener)
    // Screens change within a moment; the connection is closed only when nobody has subscribed again.
    window.setTimeout(hangUpIfUnheard, LINGER_MS)
  }
}
