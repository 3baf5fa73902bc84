import type { OrderDetails } from "../queries/order"
import { present } from "@silai/contracts/present"

/** The sum that was paid for the pieces left in a line, after its discount; early orders have no tax facts. */
export const paidFor = ({ lines, tax }: Pick<OrderDetails, "lines" | "tax">, at: number): number => {
  const { linePaise, discountPaise = 0 } = present(lines[at], "a line of the order")
  return tax?.lines[at]?.paidPaise ?? linePaise - discountPaise
}
