import { PAYMENT_LIST } from "@silai/contracts/checkout/limits"
import { call } from "../../providers/call"
import { sortWord, valuesOf } from "../../providers/list-address"
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
  address: paymentAddress,
  pages: [
    { path: "payment/all", searches: true, load: () => import("./list").then((page) => page.PaymentList) },
    { path: "payment/astray", load: () => import("./astray").then((page) => page.MoneyAstrayPage) },
    { path: "payment/notices", load: () => import("./notices").then((page) => page.PaymentNotices) },
    { path: "payment/view/:id", load: () => import("./show").then((page) => page.PaymentShow) },
  ],
  data: {
    list: async ({ pagination, filters, sorters }) => {
      const { data, total, totalPages, counts } = await call(askPayments, {
        ...valuesOf(paymentAddress, filters),
        sort: sortWord(paymentAddress, sorters),
        page: pagination?.currentPage ?? 1,
        pageSize: pagination?.pageSize ?? PAYMENT_LIST.pageSize,
      })
      return { data, total, totalPages, counts }
    },
    one: async (paymentId) => ({ data: (await call(askPayment, { paymentId })).data }),
  },
}
