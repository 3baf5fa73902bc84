import fs from "node:fs"
import path from "node:path"
import type { ListenerName } from "@silai/contracts/listeners"
import type { Listener } from "@silai/kit/listener"
import type { Plugin } from "./plugins"

/** Each listener has its own event type; here events are only handed on. */
type AnyListener = Listener<never>

const known = new Map<ListenerName, Listener<unknown>>()

/** Finds the shop's own listeners, one per file in a plugin's `src/listeners/`. */
export function findListeners(plugins: readonly Plugin[]): void {
  for (const { source } of plugins.filter(({ isOurs }) => isOurs)) {
    const folder = path.join(source, "listeners")
    if (!fs.existsSync(folder)) continue
    for (const file of fs.readdirSync(folder).filter((name) => name.endsWith(".js"))) {
      const { listener } = require(path.join(folder, file)) as { listener: AnyListener }
      known.set(listener.name, listener as Listener<unknown>)
    }
  }
}

export function listenerOf(name: ListenerName): Listener<unknown> {
  const listener = known.get(name)
  if (!listener) throw new Error(`No plugin has the listener ${name}.`)
  return listener
}
