/** Characters of a coupon's code. */
export const COUPON = { maxCode: 40 } as const
