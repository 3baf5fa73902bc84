import type { Call, CallPath } from "@silai/contracts/call"
import type { ProductFactsOf } from "./product-facts"
import type { Permission } from "@silai/contracts/staff/roles"
import type { z } from "zod"

/**
 * The visitors that may reach a route; the server decides from the session.
 * - `everyone`: the visitor is not identified, so it costs no look at the database.
 * - `guest`: a browser with a shop session; one without is given a guest's.
 * - `customer`: signed-in shoppers only. The engine's own `authenticate("customer", "session")` finds them, too.
 * - `backOffice`: staff with the route's `duty`. The engine's own `authenticate("user", "session")` finds them.
 * - `owner`: only the owner.
 */
type OpenTo =
  | { audience: "everyone" | "guest" | "customer" | "owner"; duty?: never }
  | { audience: "backOffice"; duty: Permission }

/** A standard route (`src/api/**\/route.ts`) that a plugin asks the gate to open. */
export type OpenRoute = OpenTo & {
  /** As the engine writes it, for example `/store/loyalty/:id`. A `:name` is one segment of letters, digits and `. _ ~ : @ -`. */
  path: CallPath
  /** `GET` opens `HEAD` too. */
  methods: readonly ("GET" | "POST" | "PUT" | "PATCH" | "DELETE")[]
  /** The largest accepted body, in bytes; without it `BODY` of `@silai/contracts/house/limits`. */
  maxBodyBytes?: number
  /**
   * Another company's server calls it: `req.body` is the raw bytes, which a signature covers, and no origin is required.
   * For `everyone`, because such a caller has no session: the route itself checks the caller's identity.
   */
  webhook?: true
}

/**
 * The calls and routes that a plugin opens to the world: `export const surface: PluginSurface` in its `src/surface.ts`.
 * Everything else in it is closed.
 */
export type PluginSurface = {
  /**
   * Documented calls, made with `callFor` or `adminCall` and answered by `answer()` in a route file at their path. They appear in
   * the OpenAPI document. A call of the back office names one of the shop's duties, or `owner`.
   */
  calls?: readonly Call[]
  routes?: readonly OpenRoute[]
  /** The shape of the `additional_data` that hooks of this plugin take, by the path of the documented call. */
  additionalData?: Readonly<Record<CallPath, z.ZodType>>
  /** More facts for the Details of the shop's product page. */
  productFacts?: ProductFactsOf
}
