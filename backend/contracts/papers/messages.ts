import { refusals } from "../refusal"

/** Texts about papers on an order's page. */
export const orderPaperMessages = {
  invoice: "Tax invoice",
  creditNote: "Credit note",
  all: "Papers of this order",
  myOrders: "My Orders",
  trackOrder: "Find your order",
  open: (paper: string, number: string) => `${paper} ${number} as PDF`,
} as const

/** Texts on the papers. */
export const paperMessages = {
  invoice: orderPaperMessages.invoice,
  creditNote: orderPaperMessages.creditNote,
  packingSlip: "Packing slip",
  jobCard: "Job card",
  addressLabel: "Address label",
  addressLabelA4: "Address labels",
  several: "Papers of orders",
  number: "Number",
  date: "Date",
  order: "Order",
  ordered: "Ordered on",
  ofInvoice: "For invoice",
  billedTo: "Billed to",
  deliveredTo: "Delivered to",
  collected: "Collected at the shop",
  placeOfSupply: "Place of supply",
  reverseCharge: "Tax payable on reverse charge",
  no: "No",
  gstin: "GSTIN",
  columns: {
    goods: "Goods",
    hsn: "HSN",
    quantity: "Pcs",
    price: "Price",
    discount: "Discount",
    taxable: "Taxable value",
    rate: "GST",
    tax: "Tax",
    amount: "Amount",
  },
  delivery: "Delivery",
  /** On the label, as couriers read it. */
  collectCash: (sum: string) => `COD ${sum}`,
  deliveryAndCod: (fee: string) => `Delivery, with ${fee} for cash on delivery`,
  taxable: "Taxable value",
  total: "Total",
  credited: "Total credited",
  inWords: "In words",
  inclusive: "Prices include taxes. The discount is taken off before tax.",
  summary: "Tax by HSN and rate",
  electronic: (seller: string) =>
    `Issued electronically by ${seller}. Valid without a signature under the Information Technology Act, 2000.`,
  refund: "Refunded",
  bankReference: "Bank reference",
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  pieces: (count: number) => (count === 1 ? "1 piece" : `${count} pieces`),
  inside: "Inside",
  giftNote: "A note for you",
  packed: "Packed",
  checked: "Checked",
  thanks: "Made by hand for you. If anything is not right, write or call us before it has been worn.",
  promised: "Leaves the table by",
  cloth: "Cloth",
  size: "Size",
  inches: "Inches",
  inchesOfBody: "Inches of the body, ease and cut",
  notes: "Notes",
  cutBy: "Cut by",
  sewnBy: "Sewn by",
  wish: (wish: string) => `Wish: ${wish}`,
  passedBy: "Passed by",
  card: "Card",
  cardOf: (card: number, cards: number) => `${card} of ${cards}`,
  makeToOrder: "Made to order in a standard size",
} as const

export const paperRefusals = refusals("papers", {
  not_there: {
    status: 404,
    say: "There is no such paper for this order yet. The invoice is written when the order is packed.",
  },
  /** The same for a paper that does not exist. */
  link_over: {
    status: 410,
    say: "This link no longer works. Please open the order again, and then its paper.",
  },
  nothing_to_print: { status: 409, say: "None of these orders has such a paper." },
})
