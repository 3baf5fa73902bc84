import type { DataProvider } from "@refinedev/core"
import { resources } from "../resources/every-resource"

const shelfOf = (name: string) => {
  const shelf = resources.find((resource) => resource.name === name)?.shelf
  if (!shelf) throw new Error(`The resource "${name}" does not say how it is read.`)
  return shelf
}

const cannot = (what: string) => async (): Promise<never> => {
  throw new Error(`Nothing in the back office can ${what} here.`)
}

/** Refine asks by resource name; each resource answers with its own documented calls (its `shelf`). */
export const dataProvider: DataProvider = {
  getApiUrl: () => "/api",
  getList: async ({ resource, ...asked }) => (await shelfOf(resource).list?.(asked)) ?? cannot(`list ${resource}`)(),
  getOne: async ({ resource, id }) => (await shelfOf(resource).one?.(String(id))) ?? cannot(`open ${resource}`)(),
  update: async ({ resource, id, variables }) =>
    (await shelfOf(resource).update?.(String(id), variables)) ?? cannot(`change ${resource}`)(),
  create: cannot("be added"),
  deleteOne: cannot("be removed"),
} as DataProvider
