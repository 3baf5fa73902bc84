import type { BaseKey, DataProvider } from "@refinedev/core"
import type { Call } from "@silai/contracts/call"
import { resources } from "../resources/every-resource"
import type { DataAdapter } from "../resources/resource"
import { call, type Entry } from "./call"

/** The adapter's answer to this verb. @throws Error when nothing in the back office can do that with this resource */
function verb<Name extends keyof DataAdapter>(resource: string, name: Name): NonNullable<DataAdapter[Name]> {
  const found = resources.find((one) => one.name === resource)?.data?.[name]
  if (!found) throw new Error(`Nothing in the back office can answer "${name}" for "${resource}".`)
  return found
}

async function eachOf(resource: string, ids: readonly BaseKey[]) {
  const one = verb(resource, "one")
  return { data: (await Promise.all(ids.map((id) => one(String(id))))).map(({ data }) => data) }
}

/** Refine's requests by resource name; each resource maps them to its own documented calls (its `data`). */
export const dataProvider: DataProvider = {
  getApiUrl: () => "/api",
  getList: async ({ resource, ...asked }) => verb(resource, "list")(asked),
  getOne: async ({ resource, id }) => verb(resource, "one")(String(id)),
  getMany: async ({ resource, ids }) =>
    resources.find(({ name }) => name === resource)?.data?.many?.(ids.map(String)) ?? eachOf(resource, ids),
  create: async ({ resource, variables }) => verb(resource, "create")(variables),
  update: async ({ resource, id, variables }) => verb(resource, "update")(String(id), variables),
  deleteOne: async ({ resource, id, variables }) => verb(resource, "remove")(String(id), variables),
  /** Any documented call: its path as `url`, its body as `payload`; the whole reply is the data. */
  custom: async ({ url, payload }) => ({
    // The type of the data is whatever the screen that asks names.
    data: (await call({ path: url } as Entry<Call>, payload ?? {})) as never,
  }),
}
