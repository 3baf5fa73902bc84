// The parts that a change touches: the noun in a file's path names it in every layer.

/** Folders followed by a noun. */
const ROOMS = ["plugins", "backend/contracts", "storefront/app/features", "admin/src/resources", "backend/tests/calls"]

/** Nouns that are proved under another one as well. */
const WITH = {
  payment: ["checkout"],
  place: ["checkout"],
  customer: ["account"],
  inventory: ["catalogue"],
  search: ["catalogue"],
  notice: ["order"],
  dashboard: ["order", "notice"],
  home: ["shop"],
  content: ["shop"],
}

/** The journeys of each noun, by file; `house` has those that go through all of it. */
export const JOURNEYS = {
  account: [
    "forgot-password",
    "google",
    "new-ways-in",
    "profile",
    "profile-account",
    "sign-up",
    "ways-in",
    "ways-in-trouble",
  ],
  bag: ["bag-later", "bag-moves", "bag-own", "bag-changes", "wishlist"],
  catalogue: [
    "colourways",
    "deciding",
    "discounts",
    "early",
    "finding",
    "new-style",
    "product",
    "products",
    "sales",
    "shelves",
    "window",
    "zoom",
  ],
  checkout: [
    "checkout",
    "checkout-room",
    "cod",
    "confirm-phone",
    "few-taps",
    "paying",
    "payment-states",
    "phone-order",
    "refund",
    "shipping-fee",
  ],
  coupon: ["coupon", "coupons"],
  customer: ["customers"],
  file: ["files"],
  house: [
    "after-release",
    "barriers",
    "clicks",
    "elsewhere",
    "every-screen",
    "high-contrast",
    "hindi",
    "leaving",
    "lists",
    "long-words",
    "narrow",
    "plugins",
    "shell",
    "slow-line",
    "toasts",
    "translated",
    "two-people",
    "widths",
  ],
  insight: ["insight", "signal-screens", "signals"],
  inventory: ["counting", "inventory"],
  messaging: ["stop"],
  measurement: ["deciding", "made-to-measure", "profile-account", "workshop"],
  notice: ["signal-screens", "signals"],
  notification: ["live-together", "notifications", "signal-screens"],
  order: [
    "contact",
    "counter",
    "disputed",
    "many-orders",
    "order-again",
    "order-desk",
    "order-edit",
    "order-life",
    "orders",
    "piece-change",
    "take-out",
    "whole-order",
    "workshop",
  ],
  payment: ["payments"],
  push: ["offline", "push", "this-device"],
  returns: ["return-request", "returns"],
  review: ["reviews"],
  shop: ["announcement", "home-page", "identity", "opening-hours"],
  "size-chart": ["size-charts"],
  staff: ["second-factor", "staff"],
  uid: ["authentic", "uid"],
  whatsapp: ["live-together", "signal-screens", "whatsapp"],
}

/** The common base is tested by a purchase, a sign-in and the rig itself; the rest of it by `npm test` and `npm run proof`. */
const BACKBONE = {
  calls: ["backend/tests/calls/house/rig.test.ts", "backend/tests/calls/account/sign-in.test.ts"],
  journeys: ["paying", "counter"],
}

/** Documents only: no call or page can change with them. */
const isSilent = (file) => /\.(md|png|svg)$|^\.git|^LICENSE/.test(file)
const nounOf = (file) => {
  const room = ROOMS.find((folder) => file.startsWith(`${folder}/`))
  const [noun, inside] = room ? file.slice(room.length + 1).split("/") : []
  return inside ? noun : null
}
/** The name of the journey in this file; null where it is none. */
export const journeyOf = (file) => /e2e\/(?:[\w-]+\/)?([\w-]+)\.journey\.ts$/.exec(file)?.[1] ?? null

/**
 * The tests for a change of these files, apart from types, lint, laws and rules.
 * @param {readonly string[]} files
 */
export function touchedBy(files) {
  const relevant = files.filter((file) => !isSilent(file))
  const nouns = [...new Set(relevant.flatMap((file) => nounOf(file) ?? []))].sort()
  const all = [...new Set(nouns.flatMap((noun) => [noun, ...(WITH[noun] ?? [])]))]
  const journeys = new Set([
    ...all.flatMap((noun) => JOURNEYS[noun] ?? []),
    ...relevant.flatMap((file) => journeyOf(file) ?? []),
  ])
  // A noun without its own tests, such as a payment gateway: those of its users run.
  const isKnown = (noun) => noun in JOURNEYS || noun in WITH
  const isOfAll = (file) => !isKnown(nounOf(file)) && journeyOf(file) === null && !file.endsWith(".test.ts")
  const calls = new Set(all.map((noun) => `backend/tests/calls/${noun}/`))
  const restsOnAll = relevant.some(isOfAll)
  if (restsOnAll) {
    for (const one of BACKBONE.calls) calls.add(one)
    for (const one of BACKBONE.journeys) journeys.add(one)
  }
  return { nouns, calls: [...calls], journeys: [...journeys].sort(), restsOnAll }
}
