import type {
  CreateResponse,
  DeleteOneResponse,
  GetListParams,
  GetListResponse,
  GetManyResponse,
  GetOneResponse,
  ILog,
  UpdateResponse,
} from "@refinedev/core"
import type { Permission } from "@silai/contracts/staff/roles"
import type { ComponentType } from "react"
import type { ListAddress } from "../providers/list-address"

/** How a resource is read and changed: thin adapters from Refine's requests to documented calls. */
export type DataAdapter = {
  list?: (asked: Omit<GetListParams, "resource">) => Promise<GetListResponse<any>>
  one?: (id: string) => Promise<GetOneResponse<any>>
  /** Where a call reads several at once; without it, each is read by itself. */
  many?: (ids: readonly string[]) => Promise<GetManyResponse<any>>
  create?: (values: any) => Promise<CreateResponse<any>>
  update?: (id: string, change: any) => Promise<UpdateResponse<any>>
  remove?: (id: string, values?: any) => Promise<DeleteOneResponse<any>>
  /** Who did what with a record, latest first. */
  log?: (id: string) => Promise<ILog[]>
}

export type ResourcePage = {
  /** Path under /admin, as in requirements §2. */
  path: string
  /** Loads the screen's own chunk; called on visiting, and preloaded after sign-in. */
  load: () => Promise<ComponentType>
  /** What this page needs, when it is more than the resource itself asks for: an edit page, say. */
  duty?: Permission
  /** The screen has a search of its own, so the key "/" leads there and not to the command bar. */
  searches?: true
}

/** The menu's headings; resources without one come first. */
export const GROUPS = ["Catalogue", "People", "Shop"] as const

/** The description of a resource. The menu, the routes, Refine's list and the data provider are all built from this. */
export type Resource = {
  name: string
  /** What somebody must be allowed to do to see it in the menu and to open its pages; the server holds every call to the same table. */
  duty: Permission
  /** What it needs to be added, changed and removed, when that is more than `duty`. */
  changes?: Permission
  /** Its word in the menu. */
  label: string
  /** Its heading in the menu. */
  group?: (typeof GROUPS)[number]
  icon: ComponentType
  /** The target of its menu entry; absent for resources without an entry. */
  home: string
  /** The detail page with `:id`, when it has one. */
  show?: string
  /** The filters and orders of its list, as `home` has them in the address. */
  address?: ListAddress
  pages: ResourcePage[]
  data?: DataAdapter
}
