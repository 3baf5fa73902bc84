import { createHmac } from "node:crypto"
import { env } from "@silai/kit/env"

/** A network as a keyed hash that cannot be reversed, nor matched with hashes elsewhere. */
export const placeOf = (ip: string): string =>
  createHmac("sha256", env().COOKIE_SECRET).update(`uid.place:${ip}`).digest("base64url").slice(0, 16)
