import { plainOf, untilSettled } from "../plain"

/** "Your code: DIWALI20", "Code - DIWALI20", "Use code DIWALI20", as in a message. */
const label = /^(?:.*[:=]|(?:(?:use|apply|enter|coupon|promo)\s+)*(?:coupon|promo|code)\s+-\s+)/is
const words = /^(?:(?:use|apply|enter)\s+)?(?:(?:coupon|promo)\s+)?(?:use|coupon|code)\s+(?=\S*\p{L})/iu
/** "DIWALI20 (20% off)" */
const aside = /(?<=\S)\s*\([^()]*\)$/
/** All but letters, digits, hyphens and the signs of a pattern's places; a hyphen and a blank make an item of a list. */
const around = /^-\s+|^[^\p{L}\p{M}\p{N}#-]+|[^\p{L}\p{M}\p{N}#-]+$/gu
/** "#DIWALI20"; a pattern has more places than one. */
const hashtag = /^#(?=[^#]*$)/

/**
 * A coupon's code as it is stored and compared: in capitals, without blanks, and without the label, quotes, stars, emoji and full
 * stops that are copied with it from a message. Also the pattern of many codes, with its places.
 */
export const couponCodeOf = untilSettled((written) =>
  plainOf(written)
    .replace(aside, "")
    .replace(around, "")
    .replace(label, "")
    .replace(words, "")
    .replace(hashtag, "")
    .replace(/\s/g, "")
    .toUpperCase(),
)
