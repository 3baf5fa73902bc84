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

/** Thin adapters from Refine's requests to documented calls. */
export type DataAdapter = {
  list?: (asked: Omit<GetListParams, "resource">) => Promise<GetListResponse<any>>
  one?: (id: string) => Promise<GetOneResponse<any>>
  /** For calls that read several at once; without it, each is read by itself. */
  many?: (ids: readonly string[]) => Promise<GetManyResponse<any>>
  create?: (values: any) => Promise<CreateResponse<any>>
  update?: (id: string, change: any) => Promise<UpdateResponse<any>>
  remove?: (id: string, values?: any) => Promise<DeleteOneResponse<any>>
  /** The history of a record, latest first. */
  log?: (id: string) => Promise<ILog[]>
}

export type ResourcePage = {
  /** Path under /admin, as in requirements §2. */
  path: string
  /** Loads the screen's own chunk; called on visiting, and preloaded after sign-in. */
  load: () => Promise<ComponentType>
  /** The page's duty, when it differs from the resource's: an edit page, say. */
  duty?: Permission
  /** The screen has its own search, so the key "/" focuses that and not the command bar. */
  searches?: true
}

/** The menu's headings; resources without one come first. */
export const GROUPS = ["Catalogue", "People", "Shop"] as const

/** The description of a resource. The menu, the routes, Refine's list and the data provider are all built from this. */
export type Resource = {
  name: string
  /** The duty for seeing it in the menu and opening its pages; the server checks every call by the same table. */
  duty: Permission
  /** The duties for adding, changing and removing, when they differ from `duty`. */
  changes?: Permission
  /** Its label in the menu. */
  label: string
  /** Its heading in the menu. */
  group?: (typeof GROUPS)[number]
  icon: ComponentType
  /** Its first page, the target of its menu entry. */
  home: string
  /** It has no menu entry: another resource's page links to it. */
  unlisted?: true
  /** The detail page with `:id`, when it has one. */
  show?: string
  pages: ResourcePage[]
  data?: DataAdapter
}
