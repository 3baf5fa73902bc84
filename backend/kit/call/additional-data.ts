import { houseRefusals } from "@silai/contracts/house/messages"
import { refuse } from "./refuse"

type Schema = { safeParse(value: unknown): { success: boolean; data?: unknown; error?: { issues: Issue[] } } }
type Issue = { path: PropertyKey[]; message: string; code?: string; keys?: string[] }

const schemas = new Map<string, Schema[]>()

/** Lets a call take `additional_data` of this shape, for the hooks of its workflow. Several plugins may add to one call. */
export function allowAdditionalData(path: string, schema: Schema): void {
  schemas.set(path, [...(schemas.get(path) ?? []), schema])
}

/** Along with files it comes as text. */
function plainOf(given: unknown): unknown {
  if (typeof given !== "string") return given
  try {
    return JSON.parse(given)
  } catch {
    return given
  }
}

/** One plugin's verdict: `strange` is data that it has not asked for, but another plugin may have. */
function judge(schema: Schema, given: unknown) {
  const first = schema.safeParse(given)
  const strange = (first.error?.issues ?? []).flatMap(({ code, keys, path }) =>
    code === "unrecognized_keys" && !path.length ? (keys ?? []) : [],
  )
  if (!strange.length) return { strange, ...first }
  const own = Object.entries(given as object).filter(([key]) => !strange.includes(key))
  return { strange, ...schema.safeParse(Object.fromEntries(own)) }
}

/**
 * The data that came along with a call's own body for the hooks of plugins, each part checked by the plugin that asked
 * for it. @throws house.bad_body, also where no plugin asks for it
 */
export function parseAdditionalData(path: string, given: unknown): Record<string, unknown> | undefined {
  if (given === undefined) return undefined
  const parts = (schemas.get(path) ?? []).map((schema) => judge(schema, plainOf(given)))
  const unwanted = parts[0]?.strange.find((key) => parts.every(({ strange }) => strange.includes(key)))
  const [issue] = parts.flatMap(({ error }) => error?.issues ?? [])
  const field = ["additional_data", ...(issue?.path ?? (unwanted === undefined ? [] : [unwanted]))].join(".")
  if (!parts.length || issue || unwanted !== undefined)
    throw Object.assign(refuse(houseRefusals.bad_body, field, issue?.message ?? "no plugin asks for it"), { field })
  return Object.assign({}, ...parts.map(({ data }) => data))
}
