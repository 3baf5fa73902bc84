import { refusals } from "../refusal"

/** What the page of an order says of them. */
export const orderPapersSay = {
  invoice: "Tax invoice",
  creditNote: "Credit note",
  all: "Papers of this order",
  save: (paper: string, number: string) => `Save ${paper} ${number} as PDF`,
} as const

/** What stands on the papers. */
export const paperSays = {
  invoice: orderPapersSay.invoice,
  creditNote: orderPapersSay.creditNote,
  packingSlip: "Packing slip",
  jobCard: "Job card",
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
  packed: "Packed",
  checked: "Checked",
  thanks: "Made by hand for you. If anything is not right, write or call us before it has been worn.",
  promised: "Leaves the table by",
  cloth: "Cloth",
  size: "Size",
  inches: "Inches",
  notes: "Notes",
  cutBy: "Cut by",
  sewnBy: "Sewn by",
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
  nothing_to_print: { status: 409, say: "None of these orders has such a paper." },
})
