import fs from "node:fs"
import path from "node:path"
import type { Call } from "@silai/contracts/call"
import { everyCall } from "@silai/contracts/every-call"
import { allowAdditionalData } from "@silai/kit/additional-data"
import { log } from "@silai/kit/log"
import { contributeProductFacts } from "@silai/kit/product-facts"
import type { OpenRoute, PluginSurface } from "@silai/kit/surface"
import { judgeSurfaces } from "./gate/check-surfaces"
import type { Plugin } from "./plugins"

/** The paths of the route files below a folder, as the engine reads them: `[id]` is `:id`. */
function routesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "route.js")
    .map((file) => `/${path.dirname(file).split(path.sep).join("/")}`.replaceAll(/\[([^\]]+)\]/g, ":$1"))
}

function surfaceOf({ source }: Plugin): PluginSurface {
  const file = path.join(source, "surface.js")
  return fs.existsSync(file) ? ((require(file) as { surface?: PluginSurface }).surface ?? {}) : {}
}

/**
 * The calls and routes that the shop and its plugins open together. Lets calls take the `additional_data` that plugins
 * request, and product pages show their facts.
 * @returns the documented calls, the routes that are open, and the paths of all routes of plugins, `known` to exist
 * @throws Error when a plugin asks to open a route that it may not open
 */
export function openingsOf(plugins: readonly Plugin[]): { calls: Call[]; routes: OpenRoute[]; known: string[] } {
  const surfaces = plugins.map((plugin) => ({ plugin: plugin.name, surface: surfaceOf(plugin) }))
  const engine = routesBelow(path.join(path.dirname(require.resolve("@medusajs/medusa/package.json")), "dist/api"))
  judgeSurfaces(surfaces, everyCall, engine)
  for (const { surface } of surfaces)
    for (const [at, schema] of Object.entries(surface.additionalData ?? {})) allowAdditionalData(at, schema)
  for (const { plugin, surface } of surfaces)
    if (surface.productFacts) contributeProductFacts(plugin, surface.productFacts)
  return {
    calls: [...everyCall, ...surfaces.flatMap(({ surface }) => surface.calls ?? [])],
    routes: surfaces.flatMap(({ surface }) => surface.routes ?? []),
    known: plugins.flatMap(({ source }) => routesBelow(path.join(source, "api"))),
  }
}

/** Lists what operators' plugins have opened: one line each, in the log and in the terminal of `npm start`. */
export function logOpenings(plugins: readonly Plugin[]): void {
  for (const plugin of plugins.filter(({ isOurs }) => !isOurs)) {
    const { calls = [], routes = [] } = surfaceOf(plugin)
    const opens = [
      ...calls.map(({ path: at, audience, duty }) => `POST ${at} (${duty ?? audience})`),
      ...routes.map(
        ({ methods, path: at, audience, duty, webhook }) =>
          `${methods.join("/")} ${at} (${webhook ? "webhook" : (duty ?? audience)})`,
      ),
    ]
    log("info", "plugin taken in", { plugin: plugin.name, opens })
    process.send?.({ print: `${plugin.name} opens ${opens.join(", ") || "nothing"}.` })
  }
}
