// The requirements' numbers of an order's states, repeated here on purpose.

/** Paid, and not yet off the shelf. */
export const WAITING = "(0, 1, 2)"
/** Off the shelf: packed, on its way, collected, or back by way of a return. */
export const LEFT = "(3, 4, 5, 6, 7, 8, 12)"
export const SHIPPED = "(4, 5, 6)"
export const THERE = "(6, 8)"
export const CANCELLED = "(9, 10)"
