import { accountCalls } from "@silai/contracts/account/calls"
import type { Call } from "@silai/contracts/call"
import type { OpenRoute } from "@silai/kit/surface"
import { whyClosed } from "./engine-doors"
import { bySpecificity, hiddenBehind, matcherOf } from "./paths"

/** The target of a request: the gate's decision depends on nothing else. */
export type Opening =
  | { kind: "call"; call: Call }
  | { kind: "route"; route: OpenRoute }
  | { kind: "house" | "live" | "engine-admin" | "closed" }
  /** `refusal`: where the shop does it instead. */
  | { kind: "elsewhere"; refusal: string }

const housePaths = new Set(["/health", "/ready", "/openapi.json", "/shop-version", "/metrics"])

/**
 * Parts of the engine's own admin API that are read-only. Our own calls manage staff: they protect the last owner and
 * end sessions; the engine's would not.
 */
const closedToChanges = /^\/admin\/(users|invites|api-keys)(\/|$)/

/** The path as the engine's router reads it: case-insensitive, without a trailing slash. */
const asRouted = (path: string) => path.toLowerCase().replace(/\/$/, "")

/**
 * Without escapes, empty segments or relative dots, so that the path compared here is the path the engine routes.
 */
const isPlainlySpelled = (path: string) => /^\/admin\/[a-z][a-z-]*(\/(?!\.{1,2}(\/|$))[\w.~:@-]+)*\/?$/i.test(path)

const isRead = (method: string) => method === "GET" || method === "HEAD"

/**
 * The open parts of the shop: the documented calls, and the routes that plugins request. Everything else is closed.
 * @param known the paths of every plugin's route files, opened or not
 */
export function surfaceOf(everyCall: readonly Call[], routes: readonly OpenRoute[], known: readonly string[]) {
  const calls = new Map<string, Call>(everyCall.map((call) => [call.path, call]))
  const asRoutedCalls = new Set([...calls.keys()].map(asRouted))
  const openRoutes = [...routes]
    .sort((one, other) => bySpecificity(one.path, other.path))
    .map((route) => ({ route, matcher: matcherOf(route.path), hidden: hiddenBehind(route.path, known) }))
  /**
   * The calls that a staff member may make before setting up a required second factor: read their own account, set it
   * up, and sign out.
   */
  const beforeSecondFactor = new Set<string>([
    accountCalls.authenticate.path,
    accountCalls.signout.path,
    accountCalls.adminSession.path,
    ...everyCall.filter(({ duty }) => duty === "signin.secure").map((call) => call.path),
  ])

  /**
   * The engine's own `/store`, `/auth`, `/app` and `/hooks` hand out orders by id, accept returns without a session and
   * acknowledge forged webhooks.
   */
  function openingOf(method: string, path: string): Opening {
    const call = method === "POST" ? calls.get(path) : undefined
    if (call) return { kind: "call", call }
    const open = openRoutes.find(
      ({ route, matcher }) =>
        route.methods.some((one) => one === method || (one === "GET" && method === "HEAD")) && matcher.test(path),
    )
    if (open)
      return open.hidden.some((matcher) => matcher.test(path))
        ? { kind: "closed" }
        : { kind: "route", route: open.route }
    if (method === "GET" && housePaths.has(path)) return { kind: "house" }
    if (method === "GET" && path === "/admin/live") return { kind: "live" }
    if (!isPlainlySpelled(path)) return { kind: "closed" }
    const routed = asRouted(path)
    // Another spelling of one of our calls would bypass its checks.
    if (asRoutedCalls.has(routed) || routed === "/admin/live") return { kind: "closed" }
    // The engine's index module is not in use, and its route then never replies.
    if (/^\/admin\/index(\/|$)/.test(routed)) return { kind: "closed" }
    if (!isRead(method) && closedToChanges.test(routed)) return { kind: "closed" }
    const refusal = isRead(method) ? null : whyClosed(routed)
    return refusal ? { kind: "elsewhere", refusal } : { kind: "engine-admin" }
  }

  /** The path for the log and the metrics: one that the shop knows, with no person's name or number in it. */
  function nameOf(method: string, path: string): string {
    const opening = openingOf(method, path)
    if (opening.kind === "call") return opening.call.path
    if (opening.kind === "route") return opening.route.path
    if (opening.kind === "closed") return "closed"
    return opening.kind === "house" || opening.kind === "live" ? path : "/admin/*"
  }

  return { openingOf, nameOf, isOpenBeforeSecondFactor: (path: string) => beforeSecondFactor.has(path) }
}

/** Calls and routes of the back office, its live line, and the engine's own admin API. */
export function isForBackOffice(opening: Opening): boolean {
  if (opening.kind === "call") return opening.call.audience === "backOffice"
  if (opening.kind === "route") return opening.route.audience === "backOffice" || opening.route.audience === "owner"
  return opening.kind === "live" || opening.kind === "engine-admin" || opening.kind === "elsewhere"
}
