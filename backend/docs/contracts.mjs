import fs from "node:fs"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"

const require = createRequire(import.meta.url)
const folder = fileURLToPath(new URL("../contracts/", import.meta.url))

/**
 * A module's exports whose names end so, sorted by name and flattened: `accountCalls` → its calls. Compiled modules
 * list their exports in another order.
 */
export const exported = (module, ending) =>
  Object.entries(module ?? {})
    .filter(([name]) => name.endsWith(ending))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, entries]) => Object.values(entries))

const load = (noun, part) =>
  fs.existsSync(`${folder}${noun}/${part}.ts`) ? require(`@silai/contracts/${noun}/${part}`) : null

/** Every noun of the (compiled) contracts with its calls and refusals, by name. */
export function readNouns() {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && entry.name !== "node_modules")
    .map(({ name }) => name)
    .sort()
    .map((noun) => ({
      noun,
      calls: exported(load(noun, "calls"), "Calls"),
      refusals: exported(load(noun, "messages"), "Refusals"),
    }))
}
