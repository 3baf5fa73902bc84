import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import type { Order } from "@silai/contracts/order/calls"
import type { Permission } from "@silai/contracts/staff/roles"
import type { ComponentType } from "react"

/** The records whose pages take panels, by the name of their resource. */
export type PanelRecords = { colourway: Colourway; order: Order }

/** A plugin's addition to the page of each record of a resource, below the shop's own boxes. */
export type Panel<On extends keyof PanelRecords = keyof PanelRecords> = {
  [Name in On]: {
    on: Name
    title: string
    /** The duty needed to see it; the server checks the duties of the panel's calls anyway. */
    duty: Permission
    /** Whether this record has the panel; by default each has. */
    isFor?: (record: PanelRecords[Name]) => boolean
    /** Loads its own chunk, when such a page is opened. */
    load: () => Promise<ComponentType<{ record: PanelRecords[Name] }>>
  }
}[On]
