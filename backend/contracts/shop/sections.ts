import { type ChartRows, FIRST_CHART_ROWS } from "../size-chart/charts"
import { FIRST_IDENTITY, type Identity } from "./identity"

/** A line above the navbar on every page of the shop; with `link`, a path of the shop, it leads there. */
export type Announcement = { shown: boolean; text: string; link: string }

/** How long after delivery a return may be asked for, and what is kept of its refund; 0: nothing. */
export type ReturnRules = { windowDays: number; feePaise: number }

/** What the shopkeeper sets in the back office, by section; each section has versions of its own. */
export type ShopSettings = {
  announcement: Announcement
  identity: Identity
  returns: ReturnRules
  sizeCharts: ChartRows
}
export type Section = keyof ShopSettings

/** What counts until a section is set for the first time. */
export const FIRST_SETTINGS: ShopSettings = {
  announcement: { shown: false, text: "", link: "" },
  identity: FIRST_IDENTITY,
  returns: { windowDays: 7, feePaise: 100_00 },
  sizeCharts: FIRST_CHART_ROWS,
}

/** As the wire and the storefront have it: money in rupees. */
export type ShopSettingsOnWire = Omit<ShopSettings, "returns"> & { returns: { windowDays: number; feeRupees: number } }

export const settingsOnWire = ({ returns, ...settings }: ShopSettings): ShopSettingsOnWire => ({
  ...settings,
  returns: { windowDays: returns.windowDays, feeRupees: returns.feePaise / 100 },
})
