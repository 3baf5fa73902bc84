import { getStored, setStored } from "~/lib/device/storage"

const KEY = "silai.pay-at-door"
const DOOR = "door"
export type PayWay = "now" | typeof DOOR

/** How this tab's shopper wants to pay: a reload keeps it, because the code for the phone may come after the choice. */
export const savedPayWay = (): PayWay => (getStored(KEY, "sessionStorage") === DOOR ? DOOR : "now")

export const rememberPayWay = (way: PayWay) => setStored(KEY, way === DOOR ? DOOR : null, "sessionStorage")

/** The next order of this tab, or its next shopper, begins with paying now. */
export const forgetPayWay = () => rememberPayWay("now")
