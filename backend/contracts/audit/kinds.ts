import { SETTABLE, type SettableName } from "../shop/settable"

/** The page of one thing; none for an entry without an id. */
const pageAt = (path: string) => (id: string) => (id ? `/admin/${path}/${id}` : null)

/** The setting of a logged section: delivery is on the page of fees. */
export function settingOf(section: string): SettableName | null {
  const name = section === "delivery" ? "shippingFee" : section
  return name in SETTABLE ? (name as SettableName) : null
}
function settingPage(section: string): string | null {
  const name = settingOf(section)
  return name && `/admin/${SETTABLE[name].path}`
}

/**
 * The kinds of things in the log of acts: each one's word, and where the back office shows it. An order's payment has the order's id;
 * a mismatch without an order, a batch of item ids and a folder have ids of another kind.
 */
export const AUDIT_KINDS = {
  order: { label: "Order", page: pageAt("order/view") },
  return: { label: "Return", page: pageAt("returns/view") },
  payment: {
    label: "Payment",
    page: (id: string) => (id.startsWith("ast_") ? "/admin/payment/mismatches" : pageAt("payment/view")(id)),
  },
  product: { label: "Product", page: pageAt("product/variant") },
  style: { label: "Style", page: pageAt("product/view") },
  category: { label: "Category", page: pageAt("category/view") },
  sale: { label: "Sale", page: pageAt("sale/edit") },
  stock: { label: "Stock", page: pageAt("product/variant") },
  coupon: { label: "Coupon", page: pageAt("management/coupon/edit") },
  couponBatch: { label: "Bulk codes", page: () => "/admin/management/coupon/batches" },
  uid: {
    label: "Item id",
    page: (id: string) => (id.startsWith("ubt_") ? "/admin/management/uid/batches" : pageAt("management/uid/edit")(id)),
  },
  review: { label: "Review", page: pageAt("review/single") },
  customer: { label: "Customer", page: pageAt("manage/customer") },
  measurement: { label: "Measurements", page: pageAt("measurement/edit") },
  staff: { label: "Staff", page: () => "/admin/staff" },
  setting: { label: "Setting", page: settingPage },
  file: {
    label: "File",
    page: (id: string) => (id.startsWith("file_") ? `/admin/file-manager?file=${id}` : "/admin/file-manager"),
  },
} as const satisfies Record<string, { label: string; page: (id: string) => string | null }>
export type AuditKind = keyof typeof AUDIT_KINDS
export const AUDIT_KIND_NAMES = Object.keys(AUDIT_KINDS) as [AuditKind, ...AuditKind[]]

export const AUDIT_ACTS = { added: "Added", changed: "Changed", removed: "Removed" } as const
export type AuditAct = keyof typeof AUDIT_ACTS
