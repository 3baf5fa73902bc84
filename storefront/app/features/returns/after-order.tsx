import type { Order } from "@silai/contracts/order/calls"
import { codeOf, DELIVERED } from "@silai/contracts/order/status"
import type { AfterOrder } from "~/features/order/order-view"
import { onDemand, OnceWanted } from "~/lib/on-demand"

const returnsOfOrder = onDemand(() => import("./returns-of-order").then((part) => part.ReturnsOfOrder))
const MAY_HAVE = [...DELIVERED, codeOf("returned")]

/** Whether an order's page shows returns: most orders have not arrived yet, and load none of it. */
const mayHave = ({ masked, status }: Order) => !masked && MAY_HAVE.some((code) => code === status)

/** The returns part of an order's page. */
export const afterOrder: AfterOrder = (order, proof) => (
  <OnceWanted wanted={mayHave(order)}>
    <returnsOfOrder.Part order={order} proof={proof} />
  </OnceWanted>
)
