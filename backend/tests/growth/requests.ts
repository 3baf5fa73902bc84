import { accountCalls, addressCalls, profileCalls } from "@silai/contracts/account/calls"
import { staffCalls } from "@silai/contracts/account/staff-calls"
import { bagCalls } from "@silai/contracts/bag/calls"
import type { BodyOf, Call } from "@silai/contracts/call"
import { catalogueCalls, categoryCalls, styleCalls } from "@silai/contracts/catalogue/calls"
import { colourwayCalls } from "@silai/contracts/catalogue/colourway-calls"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { PAYMENT_VIEWS } from "@silai/contracts/checkout/limits"
import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { couponCalls } from "@silai/contracts/coupon/calls"
import { customerCalls } from "@silai/contracts/customer/calls"
import { CUSTOMER_SORTS } from "@silai/contracts/customer/limits"
import { fileCalls } from "@silai/contracts/file/calls"
import { insightCalls } from "@silai/contracts/insight/calls"
import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { measurementCalls } from "@silai/contracts/measurement/calls"
import { MEASUREMENT_SORTS } from "@silai/contracts/measurement/limits"
import { noticeCalls } from "@silai/contracts/notice/calls"
import { DASHBOARD } from "@silai/contracts/notice/limits"
import { orderCalls, orderEditCalls } from "@silai/contracts/order/calls"
import { ORDER_DUE, ORDER_MONEY, ORDER_SORTS } from "@silai/contracts/order/limits"
import { workshopCalls } from "@silai/contracts/order/workshop-calls"
import { paperCalls } from "@silai/contracts/papers/calls"
import { TAX_FILES } from "@silai/contracts/papers/limits"
import { returnCalls } from "@silai/contracts/returns/calls"
import { RETURN_KINDS } from "@silai/contracts/returns/limits"
import { reviewCalls } from "@silai/contracts/review/calls"
import { SHOP_REVIEW_SORTS } from "@silai/contracts/review/limits"
import { shopCalls } from "@silai/contracts/shop/calls"
import { homeCalls } from "@silai/contracts/shop/home-calls"
import { uidCalls } from "@silai/contracts/uid/calls"
import type { Browser } from "../rig/browser"
import { aCustomer } from "../rig/customer"
import { signInAs, signInAsOwner } from "../rig/owner"
import { oneRow, sql } from "../rig/sql"
import { askAboutTalk } from "./talk-requests"

/**
 * A request, and its caller. `kind`: a page costs the same however much there is; a report reads what it reports, so it
 * may cost in proportion to that and no more.
 */
export type Ask = {
  name: string
  kind: "page" | "report"
  send: () => Promise<{ status: number; body: { message: string } }>
}

type Row = {
  order_id: string
  number: number
  customer_name: string
  phone: string
  email: string
  gateway_payment_id: string
  gateway_order_id: string
}

/** A row that exists at every size. */
const known = 507

/** A good customer: thirty orders. */
async function aGoodCustomer() {
  const customer = await aCustomer()
  await sql(`update order_state set customer_id = $1 where number between 1000100 and 1000129`, [customer.id])
  return customer
}

/** The calls that staff and shoppers make most, with the filters and sorting that their screens offer. */
export async function everyAsk(): Promise<Ask[]> {
  const owner = await signInAsOwner()
  const tailor = await signInAs("tailor")
  const customer = await aGoodCustomer()
  const [row] = await sql<Row>(
    `select o.*, a.gateway_payment_id, a.gateway_order_id from order_state o join checkout_attempt a on a.id = o.attempt_id where o.number = $1`,
    [1_000_000 + known],
  )
  const goods = await sql<{ product_id: string; slug: string; style_id: string; category_id: string }>(
    `select l.product_id, l.slug, l.style_id, s.category_id from listing l join style s on s.id = l.style_id where l.published order by l.no limit 8`,
  )
  const [piece] = goods
  const ids = goods.map(({ product_id }) => product_id)
  const { reviewed } = await oneRow<{ reviewed: string }>(
    `select style_id as reviewed from review where id = 'rev_grown_500'`,
  )
  const { id: label } = await oneRow<{ id: string }>(`select id from uid where batch_id = 'uidb_grown' and at = $1`, [
    known,
  ])
  const asks: Ask[] = []
  const by =
    (who: Browser, kind: Ask["kind"] = "page") =>
    <C extends Call>(name: string, call: C, body: BodyOf<C>) =>
      asks.push({ name, kind, send: () => who.call(call, body) })

  const shopper = by(customer.at)
  shopper("who is this", accountCalls.authenticate, {})
  shopper("explore", catalogueCalls.list, {})
  shopper("explore, page 5", catalogueCalls.list, { page: 5 })
  shopper("explore, cheapest", catalogueCalls.list, { sortField: "asc" })
  shopper("explore, dearest", catalogueCalls.list, { sortField: "desc" })
  shopper("explore, a tag", catalogueCalls.list, { tag: "formal" })
  shopper("explore, colour and size", catalogueCalls.list, { colorFilter: "black", sizeFilter: "M" })
  shopper("explore, a tag, cheapest", catalogueCalls.list, { tag: "formal", sortField: "asc" })
  shopper("explore, a category", catalogueCalls.list, { category: "shirts" })
  shopper("explore, made to measure", catalogueCalls.list, { custom: true })
  shopper("search", catalogueCalls.search, { search: "linen shirt" })
  shopper("search, misspelt", catalogueCalls.search, { search: "lienn" })
  shopper("a piece", catalogueCalls.single, { variantIdOrSlug: piece!.slug })
  shopper("cards of pieces", catalogueCalls.relatedProducts, { productIds: ids })
  shopper("prices of pieces", catalogueCalls.verifyPrice, {
    variants: ids.map((variantId) => ({ variantId, size: "M" })),
  })
  shopper("stock of pieces", catalogueCalls.checkStock, { variants: [{ variantId: ids[0]!, size: "M", quantity: 1 }] })
  shopper("reviews", reviewCalls.fetch, { productId: reviewed })
  shopper("reviews, best first", reviewCalls.fetch, { productId: reviewed, sortOption: "highest" })
  shopper("reviews in sum", reviewCalls.summary, { productId: reviewed })
  shopper("own review", reviewCalls.own, { productId: reviewed })
  shopper("home", homeCalls.shown, {})
  shopper("settings", shopCalls.settings, {})
  shopper("delivery", checkoutCalls.shippingFees, { pincode: "141001" })
  shopper("bag", bagCalls.single, {})
  shopper("put aside", bagCalls.later, {})
  shopper("profile", profileCalls.userSingle, {})
  shopper("addresses", addressCalls.addressSingle, {})
  shopper("sessions", profileCalls.sessions, {})
  shopper("measurements", measurementCalls.single, {})
  shopper("my coupons", couponCalls.mine, {})
  shopper("my orders", orderCalls.mine, {})
  shopper("my cancelled orders", orderCalls.myCancelled, {})
  shopper("my order", orderCalls.single, { orderId: "order_grown_107" })
  shopper("my returns", returnCalls.mine, {})
  shopper("may I return it", returnCalls.options, { orderId: "order_grown_107" })
  shopper("a label", uidCalls.authentic, { uid: label })

  const office = by(owner)
  for (const days of DASHBOARD.spans) office(`dashboard, ${days} days`, noticeCalls.dashboard, { days })
  office("failed work", noticeCalls.failed, {})
  for (const sort of ORDER_SORTS) office(`orders, ${sort}`, orderCalls.all, { sort })
  office("orders, page 3", orderCalls.all, { page: 3 })
  office("orders, to accept", orderCalls.all, { status: [0] })
  office("orders, delivered", orderCalls.all, { status: [6] })
  office("orders, delivered, by name", orderCalls.all, { status: [6], sort: "name" })
  for (const money of ORDER_MONEY) office(`orders, money ${money}`, orderCalls.all, { money })
  for (const due of ORDER_DUE) office(`orders, due ${due}`, orderCalls.all, { due })
  office("orders, custom", orderCalls.all, { kind: "custom" })
  office("orders, one state", orderCalls.all, { states: ["Punjab"] })
  office("orders, some days", orderCalls.all, { from: daysAgo(9), to: daysAgo(2) })
  office("orders, put away", orderCalls.all, { archived: true })
  office("orders, a number", orderCalls.all, { search: `SL-${row!.number}` })
  office("orders, a name", orderCalls.all, { search: row!.customer_name })
  office("orders, a phone", orderCalls.all, { search: row!.phone })
  office("orders, nobody", orderCalls.all, { search: "nobody of this name" })
  office("orders of a phone", orderCalls.searchByPhone, { phone: row!.phone })
  office("an order", orderCalls.single, { orderId: row!.order_id })
  office("its notes", orderEditCalls.notes, { orderId: row!.order_id })
  office("workshop", workshopCalls.all, {})
  office("workshop, shirts", workshopCalls.all, { type: "upperBody" })
  for (const view of PAYMENT_VIEWS) office(`payments, ${view}`, paymentCalls.all, { view })
  office("payments, oldest", paymentCalls.all, { sort: "oldest" })
  office("payments, a phone", paymentCalls.all, { search: row!.phone })
  office("payments, an e-mail", paymentCalls.all, { search: row!.email.slice(0, 12) })
  office("payments, its id", paymentCalls.all, { search: row!.gateway_payment_id })
  office("payments, an order", paymentCalls.all, { search: `SL-${row!.number}` })
  office("a payment", paymentCalls.single, { paymentId: `chk_grown_${known}` })
  office("payments, news", paymentCalls.notices, {})
  office("payments, mismatches", paymentCalls.mismatches, {})
  for (const sort of CUSTOMER_SORTS) office(`customers, ${sort}`, customerCalls.all, { sort })
  office("customers, page 3", customerCalls.all, { page: 3 })
  office("customers, guests", customerCalls.all, { kind: "guest" })
  office("customers who bought", customerCalls.all, { hasOrders: true })
  office("customers, measured", customerCalls.all, { hasMeasurements: true })
  office("customers, big spenders", customerCalls.all, { minSpendRupees: 888, sort: "spend" })
  office("customers of some days", customerCalls.all, { joinedFrom: daysAgo(9), joinedTo: daysAgo(2) })
  office("customers, a name", customerCalls.all, { search: row!.customer_name })
  office("customers, misspelt", customerCalls.all, { search: `${row!.customer_name}x` })
  office("customers, a phone", customerCalls.all, { search: row!.phone })
  office("a customer", customerCalls.single, { customerId: customer.id })
  for (const sort of ["latest", "code", "uses", "ends"] as const)
    office(`coupons, ${sort}`, couponCalls.adminAll, { sort })
  office("coupons, a code", couponCalls.adminAll, { search: "GROWN500" })
  office("a coupon", couponCalls.adminSingle, { _id: "cpn_grown_500" })
  office("returns", returnCalls.allForShop, {})
  office("returns, due", returnCalls.allForShop, { sort: "due" })
  office("returns, oldest", returnCalls.allForShop, { sort: "oldest" })
  office("returns, refunded", returnCalls.allForShop, { state: ["refunded"] })
  office("returns, to approve", returnCalls.allForShop, { state: ["requested"], sort: "oldest" })
  for (const kind of RETURN_KINDS) office(`returns, ${kind}`, returnCalls.allForShop, { kind: [kind] })
  office("returns, altered alterations", returnCalls.allForShop, { kind: ["alteration"], state: ["altered"] })
  office("returns, some days", returnCalls.allForShop, { from: daysAgo(9), to: daysAgo(2) })
  office("returns, page 3", returnCalls.allForShop, { page: 3 })
  office("returns, a name", returnCalls.allForShop, { search: row!.customer_name })
  office("returns, a number", returnCalls.allForShop, { search: `SL-${1_000_000 + 505}` })
  by(tailor)("returns, a name, without contacts", returnCalls.allForShop, { search: row!.customer_name })
  office("reviews of the shop", reviewCalls.all, {})
  office("reviews of the shop, page 3", reviewCalls.all, { page: 3 })
  for (const sort of SHOP_REVIEW_SORTS) {
    const name = (what: string) => `reviews of the shop, ${what}${sort}`
    office(name(""), reviewCalls.all, { sort })
    office(name("hidden, "), reviewCalls.all, { sort, hidden: true })
    office(name("shown, "), reviewCalls.all, { sort, hidden: false })
    office(name("with pictures, "), reviewCalls.all, { sort, images: true })
    office(name("without, "), reviewCalls.all, { sort, images: false })
    office(name("one and two stars, "), reviewCalls.all, { sort, stars: [1, 2] })
    office(name("five stars with pictures, "), reviewCalls.all, { sort, stars: [5], images: true })
    office(name("of a style, "), reviewCalls.all, { sort, productId: reviewed })
  }
  office("reviews of the shop, a word", reviewCalls.all, { search: "c4ca4238" })
  office("reviews of the shop, two letters", reviewCalls.all, { search: "c4" })
  office("reviews of the shop, in sum", reviewCalls.shopSummary, {})
  office("labels", uidCalls.all, {})
  office("labels, sold", uidCalls.all, { state: ["sold"] })
  office("labels, an order", uidCalls.all, { search: `SL-${1_000_000 + 504}` })
  office("label batches", uidCalls.batches, {})
  office("measured people", measurementCalls.adminAll, {})
  office("measured people, by name", measurementCalls.adminAll, { sort: "name" })
  for (const sort of MEASUREMENT_SORTS)
    office(`measured trousers, ${sort}`, measurementCalls.adminAll, { sort, measurementType: "lowerBody" })
  office("measured people, a name", measurementCalls.adminAll, { search: row!.customer_name })
  office("whom to measure", measurementCalls.adminCustomers, { search: row!.customer_name })
  office("stock", inventoryCalls.all, {})
  office("stock, emptiest", inventoryCalls.all, { sort: "emptiest" })
  office("stock, low", inventoryCalls.all, { state: "low" })
  office("stock, a word", inventoryCalls.all, { search: piece!.slug })
  office("stock, history", inventoryCalls.history, { variantId: ids[0]! })
  office("colourways", colourwayCalls.counterAll, {})
  office("colourways, dearest", colourwayCalls.counterAll, { sort: "price_down" })
  office("colourways, least stock", colourwayCalls.counterAll, { sort: "stock_up" })
  office("colourways, a word", colourwayCalls.counterAll, { search: piece!.slug })
  office("a colourway", colourwayCalls.counterSingle, { variantIdOrSlug: piece!.slug })
  office("choices of a colourway", colourwayCalls.choices, {})
  office("styles", styleCalls.all, {})
  office("categories", categoryCalls.all, {})
  office("files", fileCalls.all, {})
  office("files, largest", fileCalls.all, { sort: "largest" })
  office("files, a word", fileCalls.all, { search: "shirt-500" })
  office("staff", staffCalls.userAll, {})

  const books = by(owner, "report")
  askAboutTalk(office, books, row!, ids[0]!)
  books("GST of a month", paperCalls.report, { month: daysAgo(40).slice(0, 7) })
  for (const what of TAX_FILES)
    books(`GST of a month as a file, ${what}`, paperCalls.export, { month: daysAgo(40).slice(0, 7), what })
  books("what shoppers look for", insightCalls.report, { days: 90 })
  books("orders as a file", orderCalls.export, {})
  books("customers as a file", customerCalls.export, {})
  books("payments as a file", paymentCalls.export, {})
  return asks
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
