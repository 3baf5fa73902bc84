import type { Call } from "@silai/contracts/call"
import { DUTIES } from "@silai/contracts/staff/roles"
import type { OpenRoute, PluginSurface } from "@silai/kit/surface"
import type { z } from "zod"
import { bareLists } from "./bare-lists"
import { doOverlap, isPlainPattern } from "./paths"

export type NamedSurface = { plugin: string; surface: PluginSurface }

/** The host's own: health, readiness, OpenAPI and the live line. */
export const HOUSE_PATHS = ["/health", "/ready", "/openapi.json", "/admin/live"]

/**
 * No plugin opens these, nor anything below: signing in and who belongs to the shop are decided by the shop's own calls,
 * and the rest is the engine's.
 */
const reserved = /^\/(auth|app|static|admin\/(users|invites|api-keys|index))(\/|$)/i

const isPermission = (duty: unknown) => duty === "owner" || DUTIES.some((one) => one === duty)

/** A list that is read before its size is checked lets one small body stop the shop for a second. */
function faultOfShape(shape: z.ZodType, name: string): string | null {
  const [bare] = bareLists(shape, name)
  return bare
    ? `${bare} is read before it is measured; listOf and recordOf of @silai/contracts/list measure first`
    : null
}

function faultOfCall({ path, audience, duty, body }: Call): string | null {
  if (path.includes(":")) return "a documented call has no :names in its path"
  if (audience === "backOffice" && !isPermission(duty)) return "a call of the back office names a duty, or owner"
  if (audience !== "backOffice" && duty) return "only a call of the back office names a duty"
  if (/^\/admin\//i.test(path) && audience !== "backOffice") return "what is under /admin is the back office's"
  return faultOfShape(body, "body")
}

function faultOfRoute({ path, audience, duty, webhook, methods }: OpenRoute): string | null {
  if (!["everyone", "guest", "customer", "backOffice", "owner"].includes(audience))
    return `its audience is ${String(audience)}, which does not exist`
  if (audience === "backOffice" && !isPermission(duty)) return "a route of the back office names a duty, or owner"
  if (/^\/admin\//i.test(path) && !["backOffice", "owner"].includes(audience))
    return "what is under /admin is the back office's"
  if (webhook && audience !== "everyone") return "a webhook's caller has no session, so it is for everyone"
  if (webhook && methods.includes("GET")) return "a webhook delivers a body, so it is no GET"
  return null
}

type Taken = { path: string; by: string }

/**
 * Why a plugin must not open what it asks for, as one sentence; null when all of it may be opened. `taken`: paths that others
 * answer already.
 */
function faultOf({ plugin, surface }: NamedSurface, taken: readonly Taken[]): string | null {
  const asked = [
    ...(surface.calls ?? []).map((call) => ({ path: call.path, fault: faultOfCall(call) })),
    ...(surface.routes ?? []).map((route) => ({ path: route.path, fault: faultOfRoute(route) })),
  ]
  for (const { path, fault } of asked) {
    const other = taken.find((one) => doOverlap(one.path, path))
    const why =
      fault ??
      (isPlainPattern(path) ? null : "a path is made of plain segments and :names") ??
      (reserved.test(path) ? "signing in, the staff and the engine's own pages are not opened by a plugin" : null) ??
      (other ? `${other.path} is ${other.by}'s` : null)
    if (why) return `The plugin ${plugin} may not open ${path}: ${why}.`
  }
  return null
}

/**
 * Compares what plugins ask to open with what exists: the shop's calls, the engine's routes, and each other's.
 * @param engine the paths of the engine's own routes
 * @throws Error with the sentence that names plugin, path and reason
 */
export function judgeSurfaces(
  surfaces: readonly NamedSurface[],
  calls: readonly Call[],
  engine: readonly string[],
): void {
  const taken: Taken[] = [
    ...HOUSE_PATHS.map((path) => ({ path, by: "the shop" })),
    ...calls.map(({ path }) => ({ path, by: "the shop" })),
    ...engine.map((path) => ({ path, by: "the engine" })),
  ]
  for (const named of surfaces) {
    const fault = faultOf(named, taken)
    if (fault) throw new Error(fault)
    const { calls: own = [], routes = [], additionalData = {} } = named.surface
    for (const { path } of [...own, ...routes]) taken.push({ path, by: `the plugin ${named.plugin}` })
    const known = new Set<string>(
      [...calls, ...surfaces.flatMap(({ surface }) => surface.calls ?? [])].map((c) => c.path),
    )
    const unknown = Object.keys(additionalData).find((path) => !known.has(path))
    if (unknown)
      throw new Error(`The plugin ${named.plugin} wants additional_data of ${unknown}, which is no documented call.`)
    for (const [path, shape] of Object.entries(additionalData)) {
      const fault = faultOfShape(shape, "additional_data")
      if (fault) throw new Error(`The plugin ${named.plugin} wants additional_data of ${path}: ${fault}.`)
    }
  }
}
