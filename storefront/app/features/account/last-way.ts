import { keep, kept } from "~/lib/kept"
import type { Way } from "./sign-in-rules"

const KEY = "signInWay"

/** By which identifier somebody signed in here the last time: the word alone, not the identifier. */
export const lastWay = () => kept(KEY)

export const keepWay = (way: Way) => keep(KEY, way)
