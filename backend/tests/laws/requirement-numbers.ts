import { NAME, PASSWORD, PHONE } from "@silai/contracts/account/limits"
import { BAG } from "@silai/contracts/bag/limits"
import { SWIPE_PX, ZOOM } from "@silai/contracts/catalogue/gallery-limits"
import {
  COLOURS,
  LISTING,
  LOOKING_FOR,
  SEARCH,
  SIZES,
  SIZE_CARDS,
  SIZE_FILTERS,
  SORTS,
  STOCK,
} from "@silai/contracts/catalogue/limits"
import { CHECKOUT, DELIVERY_DAYS, PIN } from "@silai/contracts/checkout/limits"
import { MEASUREMENT, MEASUREMENTS } from "@silai/contracts/measurement/limits"
import { FIRST_HOME } from "@silai/contracts/shop/home"
import { HOME, SHEET_CLOSE_PX, TOASTS } from "@silai/contracts/shop/limits"
import { FIRST_IDENTITY } from "@silai/contracts/shop/identity"
import { SHOP } from "@silai/contracts/shop/settings"
import { type ChartName, FIRST_CHART_ROWS } from "@silai/contracts/size-chart/charts"

const chart = (name: ChartName) => Object.fromEntries(FIRST_CHART_ROWS[name].map((row) => [row.name, row.values]))

/**
 * `[section of the requirements, their value, our contracts' value]`; a number changed on purpose is changed here too.
 */
export const requiredNumbers: readonly [section: string, required: unknown, ours: unknown][] = [
  ["§1 custom orders take 1 to 4 extra days", { min: 1, max: 4 }, DELIVERY_DAYS.customExtra],
  ["§1 tailoring since 1968", 1968, SHOP.since],
  ["§1 an address in Punjab", "Punjab", FIRST_IDENTITY.state],
  ["§9 units per bag line", 2, BAG.maxUnitsPerLine],
  ["§9 the bag panel shows 3 items", 3, BAG.panelShows],
  ["§9 the badge says 9+ above 9", 9, BAG.badgeUpTo],
  ["§9 bag recommendations", 4, BAG.recommendations],
  ["§9 latest products", 4, LISTING.latestOnHome],
  ["§9 explore page size", 10, LISTING.pageSize],
  ["§9 search page size", 10, SEARCH.pageSize],
  ["§9 low stock at 1 to 2", 2, STOCK.lowUpTo],
  ["§9 sizes", ["S", "M", "L", "XL", "XXL"], [...SIZES]],
  ["§9 the product page lists 2XL", ["S", "M", "L", "XL", "2XL"], SIZES.map((size) => SIZE_CARDS[size] ?? size)],
  ["§9 filter sizes", ["S", "M", "L", "XL", "XXL", "Custom"], [...SIZE_FILTERS]],
  ["§9 filter categories", ["shirt", "trousers", "formal", "casual"], [...LOOKING_FOR]],
  ["§9 colours", ["Black Aura", "Phantom Grey", "Classic White", "Beige Mist"], COLOURS.map(({ name }) => name)],
  ["§9 sort options", ["latest", "asc", "desc"], [...SORTS]],
  ["§9 measurements, inches", { minInches: 5, maxInches: 80 }, MEASUREMENT],
  [
    "§9 upper-body order",
    ["neck", "shoulder", "chest", "upperBodyWaist", "sleeveLength", "shirtLength"],
    [...MEASUREMENTS.upperBody],
  ],
  ["§9 lower-body order", ["hip", "lowerBodyWaist", "thigh", "legLength", "bottom"], [...MEASUREMENTS.lowerBody]],
  ["§9 name and password", [3, 8], [NAME.minLength, PASSWORD.minLength]],
  ["§9 phone", [10, "+91"], [PHONE.digits, PHONE.prefix]],
  ["§9 toasts", { blankMs: 4000, errorMs: 4000, customMs: 4000, successMs: 2000, atOnce: 20 }, TOASTS],
  ["§9 carousel autoplay", 4000, HOME.carouselDelayMs],
  [
    "§2 slides",
    [
      "classic-white-formal-shirt",
      "black-aura-formal-shirt",
      "phantom-grey-formal-trousers",
      "black-aura-formal-trousers",
      "beige-mist-formal-trousers",
    ],
    FIRST_HOME.slides,
  ],
  ["§9 sheet drag-down close", 220, SHEET_CLOSE_PX],
  ["§9 gallery swipe", 40, SWIPE_PX],
  ["§9 zoom", [0.5, 7], [ZOOM.least, ZOOM.most]],
  ["§9 currency", "INR", CHECKOUT.currency],
  ["§2 PIN code", 6, PIN.digits],
  [
    "§9 shirts chart",
    {
      Chest: [36, 38, 40, 42, 44],
      Shoulder: [17, 18, 18.5, 19, 20],
      "Sleeve Length": [23.5, 24, 24.5, 25, 25.5],
      Length: [28.5, 29, 29.5, 30, 30.5],
    },
    chart("Shirts"),
  ],
  [
    "§9 trousers chart",
    {
      Waist: [36, 38, 40, 42, 44],
      Hip: [17, 18, 18.5, 19, 20],
      Thigh: [23.5, 24, 24.5, 25, 25.5],
      Length: [28.5, 29, 29.5, 30, 30.5],
      Bottom: [28.5, 29, 29.5, 30, 30.5],
    },
    chart("Trousers"),
  ],
]

/** Requirements §5: `[phone, whether it is one]`. */
export const phones: readonly [string, boolean][] = [
  ["6000000000", true],
  ["9876543210", true],
  ["5876543210", false],
  ["987654321", false],
  ["98765432101", false],
  ["+919876543210", false],
  ["98765 43210", false],
]
/** Requirements §5: letters, spaces, apostrophes, hyphens. */
export const names: readonly [string, boolean][] = [
  ["Asha", true],
  ["D'Souza", true],
  ["Anne-Marie Rao", true],
  ["Ravi2", false],
  ["Ravi_K", false],
  ["<b>Ravi", false],
  ["Ravi@Singh", false],
]
