import type { OrderDetails } from "../queries/order"

/** What was paid for what is left of a line, after its discount; early orders kept no tax facts. */
export const paidFor = ({ lines, tax }: Pick<OrderDetails, "lines" | "tax">, at: number): number =>
  tax?.lines[at]?.paidPaise ?? lines[at]!.linePaise - (lines[at]!.discountPaise ?? 0)
