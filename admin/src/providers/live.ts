import type { LiveEvent, LiveProvider } from "@refinedev/core"

const LIVE = "/api/admin/live"
/** A burst of events becomes one refetch; on a busy evening the list would otherwise reload with every order. */
const BATCH_MS = 800
/** A restarting server replies with an error first, and EventSource then gives up for good; so we reconnect. */
const REDIAL_MS = 5_000
const LINGER_MS = 5_000
/** Server-sent event → the resource that shows it. */
const TELLS: Record<string, { channel: string; idKey: string }> = {
  "colourway.changed": { channel: "resources/colourway", idKey: "colourwayId" },
  "order.changed": { channel: "resources/order", idKey: "orderId" },
  "file.changed": { channel: "resources/file", idKey: "fileId" },
  "picture.changed": { channel: "resources/file", idKey: "stem" },
  "stock.changed": { channel: "resources/inventory", idKey: "colourwayId" },
  "settings.changed": { channel: "resources/shipping-fee", idKey: "section" },
  "shop-settings.changed": { channel: "resources/shop-settings", idKey: "section" },
  "staff.changed": { channel: "resources/staff", idKey: "userId" },
}

type Listener = { channel: string; hear: (event: LiveEvent) => void }
const listeners = new Set<Listener>()
const waiting = new Map<string, Set<string>>()
let source: EventSource | null = null
let timer: number | undefined

function flush() {
  timer = undefined
  for (const [channel, ids] of waiting) {
    const event: LiveEvent = { channel, type: "updated", payload: { ids: [...ids] }, date: new Date() }
    for (const listener of listeners) if (listener.channel === channel) listener.hear(event)
  }
  waiting.clear()
}

function note(channel: string, id: string) {
  waiting.set(channel, (waiting.get(channel) ?? new Set()).add(id))
  timer ??= window.setTimeout(flush, BATCH_MS)
}

let wasOpen = false

function open() {
  source = new EventSource(LIVE)
  source.onopen = () => {
    // Events during the disconnection are lost, so everything on screen is refetched.
    if (wasOpen) for (const { channel } of Object.values(TELLS)) note(channel, "*")
    wasOpen = true
  }
  source.onerror = () => {
    if (source?.readyState !== EventSource.CLOSED) return
    // Refused, not only disconnected: perhaps signed out, which the session query finds out.
    note(TELLS["staff.changed"]!.channel, "*")
    window.setTimeout(() => {
      if (listeners.size > 0 && source?.readyState === EventSource.CLOSED) open()
    }, REDIAL_MS)
  }
  for (const [name, { channel, idKey }] of Object.entries(TELLS)) {
    source.addEventListener(name, (event) => {
      const said = readJson((event as MessageEvent<string>).data)
      note(channel, String(said[idKey] ?? "*"))
    })
  }
}

function readJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
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
export function onChanges(resource: string, hear: (event: LiveEvent) => void): () => void {
  const listener = { channel: `resources/${resource}`, hear }
  listeners.add(listener)
  if (!source || source.readyState === EventSource.CLOSED) open()
  return () => {
    listeners.delete(listener)
    // Screens change within a moment; the connection is closed only when nobody has subscribed again.
    window.setTimeout(hangUpIfUnheard, LINGER_MS)
  }
}

export const liveProvider: LiveProvider = {
  subscribe: ({ channel, callback }) => onChanges(channel.replace(/^resources\//, ""), callback),
  unsubscribe: (stop: () => void) => stop(),
}
