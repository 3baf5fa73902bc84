import { plainOf, untilSettled } from "../plain"

/** "Code: DIWALI20", as in a message. */
const label = /^(?:(?:use|coupon|promo)\s*)*(?:code)?\s*[:=]/i
const around = /^[\s"'*_~()[\]{}<>.,;:!?]+|[\s"'*_~()[\]{}<>.,;:!?]+$/g

/**
 * A coupon's code as it is stored and compared: in capitals, without blanks, and without the quotes, stars and full stops that
 * are copied with it from a message. Also the pattern of many codes, with its places.
 */
export const couponCodeOf = untilSettled((written) =>
  plainOf(written).replace(around, "").replace(label, "").replace(/\s/g, "").toUpperCase(),
)
