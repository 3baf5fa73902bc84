import { getStored, setStored } from "~/lib/device/storage"
import type { Way } from "./sign-in-rules"

const KEY = "signInWay"

/** The type of identifier used for the last sign-in here: only the type, not the identifier. */
export const lastMethod = () => getStored(KEY)

export const rememberMethod = (way: Way) => setStored(KEY, way)
