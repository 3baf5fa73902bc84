import { randomInt } from "node:crypto"
import { COUPON_BATCH, leastPlaces, placesIn } from "@silai/contracts/coupon/limits"
import { couponRefusals } from "@silai/contracts/coupon/messages"
import { refuse } from "@silai/kit/refuse"

/** @throws coupon.too_few_places when one of so many codes could be guessed */
export function checkedPattern(pattern: string, codes: number): string {
  const least = leastPlaces(codes)
  if (placesIn(pattern) < least) throw refuse(couponRefusals.too_few_places, least)
  return pattern
}

/** A code by this pattern: five random bits for each place. */
export function codeBy(pattern: string): string {
  return [...pattern]
    .map((sign) =>
      sign === COUPON_BATCH.place ? COUPON_BATCH.places.charAt(randomInt(COUPON_BATCH.places.length)) : sign,
    )
    .join("")
}
