import { FIRST_IDENTITY, type Identity } from "./identity"

/** A line above the navbar on every page of the shop; with `link`, a path of the shop, it leads there. */
export type Announcement = { shown: boolean; text: string; link: string }

/** What the shopkeeper sets in the back office, by section; each section has versions of its own. */
export type ShopSettings = { announcement: Announcement; identity: Identity }
export type Section = keyof ShopSettings

/** What counts until a section is set for the first time. */
export const FIRST_SETTINGS: ShopSettings = {
  announcement: { shown: false, text: "", link: "" },
  identity: FIRST_IDENTITY,
}
