import { call } from "../../providers/call"
import { listed } from "../../providers/listed"
import { PaymentsIcon } from "../../ui/icons"
import type { Resource } from "../resource"
import { askPayment, askPayments } from "./calls"
import { paymentAddress } from "./query"

export const paymentResource: Resource = {
  name: "payment",
  duty: "payment.read",
  changes: "payment.write",
  label: "Payments",
  icon: PaymentsIcon,
  home: "payment/all",
  show: "payment/view/:id",
  pages: [
    { path: "payment/all", searches: true, load: () => import("./list").then((page) => page.PaymentList) },
    { path: "payment/mismatches", load: () => import("./mismatches").then((page) => page.PaymentMismatchesPage) },
    { path: "payment/notices", load: () => import("./notices").then((page) => page.PaymentNotices) },
    { path: "payment/view/:id", load: () => import("./show").then((page) => page.PaymentShow) },
  ],
  data: {
    list: listed(askPayments, paymentAddress),
    one: async (paymentId) => ({ data: (await call(askPayment, { paymentId })).data }),
  },
}
