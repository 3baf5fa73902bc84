import type { Order } from "@silai/contracts/order/calls"

const hide = (text: string, shown: number) => text.slice(0, shown) + "•".repeat(Math.max(0, text.length - shown))

export const maskPhone = (phone: string) => "•".repeat(Math.max(0, phone.length - 4)) + phone.slice(-4)
export const maskName = (name: string) =>
  name
    .split(" ")
    .map((part) => hide(part, 1))
    .join(" ")
export const maskEmail = (email: string) => {
  const [user = "", host = ""] = email.split("@")
  if (!email) return ""
  return `${hide(user, 1)}@${host}`
}

/** The order as a caller sees it with order number and phone, without proving to be the owner. */
export function masked(order: Order): Order {
  const address = order.address && {
    ...order.address,
    name: maskName(order.address.name),
    phone: maskPhone(order.address.phone),
    line1: "•••",
    line2: "",
    landmark: "",
  }
  return {
    ...order,
    customerName: maskName(order.customerName),
    phone: maskPhone(order.phone),
    email: maskEmail(order.email),
    address,
    billing: address,
    payment: null,
    tax: null,
    refunds: order.refunds.map((refund) => ({ ...refund, reference: null })),
    timeline: order.timeline.map((step) => ({ ...step, by: "" })),
    nextStatuses: [],
    cancelReason: "",
    wish: "",
    giftNote: "",
    tailor: null,
    takenBy: null,
    dueOn: null,
    mayCancel: false,
    masked: true,
    itemsList: order.itemsList.map((item) => ({
      ...item,
      measurement: null,
      takenOut: item.takenOut.map((out) => ({ ...out, reason: "" })),
    })),
  }
}
