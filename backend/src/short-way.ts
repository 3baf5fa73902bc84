import type { MedusaContainer } from "@medusajs/framework/types"
import type { Express, NextFunction, Request, RequestHandler, Response } from "express"

type Layer = {
  regexp: RegExp & { fast_slash?: boolean }
  route?: { methods: Record<string, boolean>; stack: { handle: RequestHandler }[] }
}

/** The router's layers, in the shape that Express 4 gives them; null for a shape that cannot be judged here. */
function layersOf(app: Express): readonly Layer[] | null {
  const { stack } = (app as { _router?: { stack?: unknown } })._router ?? {}
  const isLayer = (layer: Partial<Layer> | null): layer is Layer =>
    layer?.regexp instanceof RegExp &&
    (layer.route === undefined || (typeof layer.route.methods === "object" && Array.isArray(layer.route.stack)))
  return Array.isArray(stack) && stack.every(isLayer) ? stack : null
}

/** A call's handler, when it is the only one for this path; null where a middleware was added before it. */
function handlerAlone(stack: readonly Layer[], path: string): RequestHandler | null {
  const waiting = stack.filter(
    ({ regexp, route }) =>
      !regexp.fast_slash && regexp.test(path) && (!route || route.methods.post || route.methods._all),
  )
  const handlers = waiting[0]?.route?.stack ?? []
  return waiting.length === 1 && handlers.length === 1 ? (handlers[0]?.handle ?? null) : null
}

/**
 * The short way to the shop's own calls. The engine runs through several hundred layers, and opens its own session,
 * before it reaches one of our calls; a call that has passed the gate is found by its path and needs neither. Mounted
 * behind the gate and before the engine; `learn` gets the paths once the engine has read the route files. Unknown
 * paths, and calls before which an operator's plugin has put a middleware, go through the engine. `SHORT_WAY=off`
 * leaves it out.
 */
export function shortWay() {
  const handlers = new Map<string, RequestHandler>()
  let scope: () => MedusaContainer
  return {
    handle(req: Request, res: Response, next: NextFunction): void {
      const handler = req.method === "POST" ? handlers.get(req.path) : undefined
      if (!handler) return next()
      Object.assign(req, { scope: scope() })
      handler(req, res, next)
    },
    /** False for a router of an unknown shape: every call then goes the engine's way. */
    learn(app: Express, paths: Iterable<string>, newScope: () => MedusaContainer): boolean {
      scope = newScope
      const stack = layersOf(app)
      // Another Express: what comes before a call cannot be seen, so nothing must be left out.
      if (!stack) return false
      for (const path of paths) {
        const handler = handlerAlone(stack, path)
        if (handler) handlers.set(path, handler)
      }
      return true
    },
  }
}
