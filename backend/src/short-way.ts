import type { MedusaContainer } from "@medusajs/framework/types"
import type { Express, NextFunction, Request, RequestHandler, Response } from "express"

type Layer = {
  regexp: RegExp & { fast_slash?: boolean }
  route?: { methods: Record<string, boolean>; stack: { handle: RequestHandler }[] }
}

/** A call's handler, when nothing but it waits for this path; null where somebody put a middleware of their own before it. */
function handlerAlone(stack: readonly Layer[], path: string): RequestHandler | null {
  const waiting = stack.filter(
    ({ regexp, route }) =>
      !regexp.fast_slash && regexp.test(path) && (!route || route.methods.post || route.methods._all),
  )
  const [only] = waiting
  return waiting.length === 1 && only.route?.stack.length === 1 ? only.route.stack[0].handle : null
}

/**
 * The short way to the shop's own calls. The engine asks several hundred layers in turn, and opens a session of its own, before it
 * comes to one of ours; a call that has passed the gate is known by its path and needs neither. Mounted behind the gate and before
 * the engine; `learn` is told which paths there are once the engine has read the route files. What it does not know, and a call that
 * an operator's plugin has put a middleware before, goes the engine's way.
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
    learn(app: Express, paths: Iterable<string>, newScope: () => MedusaContainer): void {
      scope = newScope
      const { stack } = (app as unknown as { _router: { stack: Layer[] } })._router
      for (const path of paths) {
        const handler = handlerAlone(stack, path)
        if (handler) handlers.set(path, handler)
      }
    },
  }
}
