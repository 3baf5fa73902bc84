import type { MedusaContainer } from "@medusajs/framework/types"
import {
  EVERY_FOUND_KIND,
  FIND,
  type FindAsk,
  FOUND_KINDS,
  type FoundThing,
  type FoundKind,
  isWorthFinding,
} from "@silai/contracts/notice/find"
import { SETTABLE } from "@silai/contracts/shop/settable"
import { mayDo, type Role, seesContact } from "@silai/contracts/staff/roles"
import { databaseOf } from "@silai/kit/knex"

type Finder = (container: MedusaContainer, ask: FindAsk, role: Role) => Promise<FoundThing[]>

/** The service to ask for each kind: the owner of its table. */
const FINDERS: Record<FoundKind, Finder> = {
  orders: async (container, ask) => {
    const orderId = await container.resolve("papers").orderOf(ask.search)
    return container.resolve("silai_order").find(databaseOf(container), { ...ask, search: orderId ?? ask.search })
  },
  returns: (container, ask) => container.resolve("returns").find(databaseOf(container), ask),
  customers: (container, ask) =>
    container.resolve("account").find(databaseOf(container), ask, container.resolve("silai_order")),
  payments: (container, ask) => container.resolve("checkout").find(databaseOf(container), ask),
  coupons: (container, ask) => container.resolve("coupon").find(databaseOf(container), ask),
  ids: (container, ask) => container.resolve("uid").find(databaseOf(container), ask),
  reviews: (container, ask) => container.resolve("review").find(databaseOf(container), ask),
  pieces: (container, ask) => container.resolve("catalogue").find(ask),
  pages: async (container, { search, most }) => {
    const { results } = await container.resolve("catalogue").search({ search, type: "pages", limit: most, page: 1 })
    return results.map(({ name, description, url }) => ({ _id: url, title: name, detail: description, state: null }))
  },
  settings: async (_container, { search, most }, role) => {
    const words = search.toLowerCase().split(/\s+/)
    return Object.entries(SETTABLE)
      .filter(([, { duty }]) => mayDo(role, duty))
      .filter(([, { name, description, words: more }]) =>
        words.every((word) => `${name} ${description} ${more}`.toLowerCase().includes(word)),
      )
      .slice(0, most)
      .map(([_id, { name, description }]) => ({ _id, title: name, detail: description, state: null }))
  },
}

/** The matches of a text, of each kind that the role may see; kinds without a match are left out. */
export async function findAnything(
  container: MedusaContainer,
  search: string,
  role: Role,
): Promise<Partial<Record<FoundKind, FoundThing[]>>> {
  if (!isWorthFinding(search)) return {}
  const ask: FindAsk = { search: search.replace(/\s+/g, " "), contact: seesContact(role), most: FIND.rows }
  const kinds = EVERY_FOUND_KIND.filter((kind) => mayDo(role, FOUND_KINDS[kind]))
  const found = await Promise.all(kinds.map(async (kind) => [kind, await FINDERS[kind](container, ask, role)] as const))
  return Object.fromEntries(found.filter(([, rows]) => rows.length))
}
