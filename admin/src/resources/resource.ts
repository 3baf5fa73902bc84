import type { GetListParams, GetListResponse, GetOneResponse, UpdateResponse } from "@refinedev/core"
import type { Duty } from "@silai/contracts/staff/roles"
import type { ComponentType } from "react"

/** How a resource is read and changed: thin adapters from Refine's questions to documented calls. */
export type Shelf = {
  list?: (asked: Omit<GetListParams, "resource">) => Promise<GetListResponse<any>>
  one?: (id: string) => Promise<GetOneResponse<any>>
  update?: (id: string, change: any) => Promise<UpdateResponse<any>>
}

export type ResourcePage = {
  /** Path under /admin, as SPEC §2 writes it. */
  path: string
  /** Loads the screen's own chunk; called on visiting, and ahead of time once somebody is signed in. */
  load: () => Promise<ComponentType>
  /** What this page needs, when it is more than the resource itself asks for: an edit page, say. */
  duty?: Duty
  /** The screen has a search of its own, so the header keeps the one for orders to itself: two, and one key for both, would only confuse. */
  searches?: true
}

/** The menu's headings; what has none stands first. */
export const GROUPS = ["Catalogue", "People"] as const

/** What a resource says of itself. The menu, the routes, Refine's list and the data provider are all read from this. */
export type Resource = {
  name: string
  /** What somebody must be allowed to do to see it in the menu and to open its pages; the server holds every call to the same table. */
  duty: Duty
  /** Its word in the menu. */
  label: string
  /** The heading it stands under in the menu. */
  group?: (typeof GROUPS)[number]
  icon: ComponentType
  /** Where its menu entry leads; absent for resources without an entry. */
  home: string
  /** The detail page with `:id`, when it has one. */
  show?: string
  pages: ResourcePage[]
  shelf?: Shelf
}
