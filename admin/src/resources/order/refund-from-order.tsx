import { useOne, type HttpError } from "@refinedev/core"
import { useMay } from "../../providers/may"
import type { WholePayment } from "../payment/calls"
import { RefundButton } from "../payment/refund-dialog"
import type { WholeOrder } from "./calls"
import style from "./edit.module.css"

/** Refunds an order, in part or whole, from the order's own page. */
export function RefundFromOrder({ order }: { order: WholeOrder }) {
  const mayPay = useMay()("payment.write")
  const isPaid = order.paymentStatus === "captured" || order.paymentStatus === "partially_refunded"
  const { result } = useOne<WholePayment, HttpError>({
    resource: "payment",
    id: order._id,
    queryOptions: { enabled: mayPay && isPaid },
    errorNotification: false,
  })
  if (!mayPay || !isPaid || !result) return null
  return (
    <p className={style.refundFromOrder} data-screen>
      <RefundButton payment={result} />
    </p>
  )
}
