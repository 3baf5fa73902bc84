import { createHmac } from "node:crypto"
import { env } from "@silai/kit/env"

/** A network as a hash of it that nobody can turn back, and that means nothing outside of the ids' books. */
export const placeOf = (ip: string): string =>
  createHmac("sha256", env().COOKIE_SECRET).update(`uid.place:${ip}`).digest("base64url").slice(0, 16)
