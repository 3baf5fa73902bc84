import { FIRST_SIZES } from "../catalogue/garment-sizes"
import { FIRST_SHIPPING_FEE } from "../checkout/shipping-fee"
import { codFromWire, codToWire, FIRST_COD } from "../checkout/cod"
import { shippingFeeFromWire, shippingFeeToWire } from "../checkout/shipping-fee-wire"
import { FIRST_FREE_REASONS, sortedReasons } from "../returns/fee"
import type { ReturnReason } from "../returns/limits"
import { type ChartRows, FIRST_CHART_ROWS } from "../size-chart/charts"
import { FIRST_QUICK_REPLIES } from "../whatsapp/quick-replies"
import { FIRST_HOME } from "./home"
import { FIRST_IDENTITY } from "./identity"
import { FIRST_OPENING_HOURS } from "./opening-hours"

/** A line above the navbar on every page of the shop; `link`, a path of the shop, makes it a link. */
export type Announcement = { shown: boolean; text: string; link: string }

/**
 * How long after delivery a return can be requested, the fee kept from its refund (0: none), and the reasons for which none is
 * kept.
 */
export type ReturnRules = { windowDays: number; feePaise: number; freeReasons: ReturnReason[] }

/** Whether a buyer reads the first name of the tailor who sews for him. */
export type WorkshopRules = { namesTailor: boolean }

/** `first` applies until the section is set for the first time; the wire has money in rupees. */
type SectionOf<Values, Wire> = { first: Values; toWire: (values: Values) => Wire; fromWire: (wire: Wire) => Values }
const section = <Values, Wire>(one: SectionOf<Values, Wire>) => one
const asIs = <Values>(first: Values): SectionOf<Values, Values> => ({
  first,
  toWire: (values) => values,
  fromWire: (wire) => wire,
})

/**
 * The settings that staff change in the back office, by section. Each has a shape in `section-shapes.ts`, a form, and
 * its own versions.
 */
export const SECTIONS = {
  announcement: asIs<Announcement>({ shown: false, text: "", link: "" }),
  identity: asIs(FIRST_IDENTITY),
  hours: asIs(FIRST_OPENING_HOURS),
  returns: section({
    first: { windowDays: 7, feePaise: 100_00, freeReasons: [...FIRST_FREE_REASONS] } as ReturnRules,
    toWire: ({ windowDays, feePaise, freeReasons }) => ({ windowDays, feeRupees: feePaise / 100, freeReasons }),
    fromWire: ({ windowDays, feeRupees, freeReasons }) => ({
      windowDays,
      feePaise: Math.round(feeRupees * 100),
      freeReasons: sortedReasons(freeReasons),
    }),
  }),
  workshop: asIs<WorkshopRules>({ namesTailor: false }),
  sizes: asIs(FIRST_SIZES),
  sizeCharts: asIs<ChartRows>(FIRST_CHART_ROWS),
  delivery: section({ first: FIRST_SHIPPING_FEE, toWire: shippingFeeToWire, fromWire: shippingFeeFromWire }),
  cod: section({ first: FIRST_COD, toWire: codToWire, fromWire: codFromWire }),
  quickReplies: asIs(FIRST_QUICK_REPLIES),
  home: asIs(FIRST_HOME),
}
type Sections = typeof SECTIONS
export type Section = keyof Sections
export const SECTION_NAMES = Object.keys(SECTIONS) as [Section, ...Section[]]

export type ShopSettings = { [Name in Section]: Sections[Name]["first"] }
export type ShopSettingsOnWire = { [Name in Section]: ReturnType<Sections[Name]["toWire"]> }
// By name, so that the compiler sees a section's values and its functions as one pair.
const byName: { [Name in Section]: SectionOf<ShopSettings[Name], ShopSettingsOnWire[Name]> } = SECTIONS

export const sectionOnWire = <Name extends Section>(name: Name, values: ShopSettings[Name]): ShopSettingsOnWire[Name] =>
  byName[name].toWire(values)
export const sectionFromWire = <Name extends Section>(name: Name, wire: ShopSettingsOnWire[Name]): ShopSettings[Name] =>
  byName[name].fromWire(wire)

export const FIRST_SETTINGS = Object.fromEntries(
  SECTION_NAMES.map((name) => [name, SECTIONS[name].first]),
) as ShopSettings

/** The sections that every page of the shop shows or may request; delivery and the home page have separate calls. */
export const PAGE_SECTIONS = ["announcement", "identity", "hours", "returns", "sizes", "sizeCharts"] as const
export type PageSettings = Pick<ShopSettingsOnWire, (typeof PAGE_SECTIONS)[number]>

export const pageSettings = (settings: ShopSettings): PageSettings =>
  Object.fromEntries(PAGE_SECTIONS.map((name) => [name, sectionOnWire(name, settings[name])])) as PageSettings
