import type { Order } from "@silai/contracts/order/calls"
import { codeOf, DELIVERED } from "@silai/contracts/order/status"
import type { AfterOrder } from "~/features/order/order-view"
import { paths } from "~/paths"
import { LinkButton } from "~/ui/button"
import { onDemand, OnceWanted } from "~/lib/on-demand"
import { returnWords } from "./words"

const returnsOfOrder = onDemand(() => import("./returns-of-order").then((part) => part.ReturnsOfOrder))
const MAY_HAVE = [...DELIVERED, codeOf("returned")]

/** Whether an order's page shows returns: most orders have not arrived yet, and load none of it. */
const mayHave = ({ masked, status }: Order) => !masked && MAY_HAVE.some((code) => code === status)

const isThere = ({ status }: Order) => DELIVERED.some((code) => code === status)

/**
 * The returns part of an order's page. For a masked order that has arrived, only a link to them: that page asks for the
 * phone.
 */
export const afterOrder: AfterOrder = (order, proof) =>
  order.masked && isThere(order) ? (
    <p>
      <LinkButton kind="plain" to={paths.requestReturnOf(order._id)}>
        {returnWords.title}
      </LinkButton>
    </p>
  ) : (
    <OnceWanted wanted={mayHave(order)}>
      <returnsOfOrder.Part order={order} proof={proof} />
    </OnceWanted>
  )
