/** The kinds of things in the log of acts: each one's word, and where the back office shows it; null without a page. */
export const AUDIT_KINDS = {
  order: { label: "Order", page: (id: string) => `/admin/order/view/${id}` },
  return: { label: "Return", page: (id: string) => `/admin/returns/view/${id}` },
  payment: { label: "Payment", page: null },
  product: { label: "Product", page: (id: string) => `/admin/product/variant/${id}` },
  style: { label: "Style", page: (id: string) => `/admin/product/view/${id}` },
  category: { label: "Category", page: (id: string) => `/admin/category/view/${id}` },
  sale: { label: "Sale", page: (id: string) => `/admin/sale/edit/${id}` },
  stock: { label: "Stock", page: (id: string) => `/admin/product/variant/${id}` },
  coupon: { label: "Coupon", page: (id: string) => `/admin/management/coupon/edit/${id}` },
  couponBatch: { label: "Bulk codes", page: () => "/admin/management/coupon/batches" },
  uid: { label: "Item id", page: null },
  review: { label: "Review", page: (id: string) => `/admin/review/single/${id}` },
  customer: { label: "Customer", page: (id: string) => `/admin/manage/customer/${id}` },
  measurement: { label: "Measurements", page: (id: string) => `/admin/measurement/edit/${id}` },
  staff: { label: "Staff", page: null },
  setting: { label: "Setting", page: null },
  file: { label: "File", page: null },
} as const satisfies Record<string, { label: string; page: ((id: string) => string) | null }>
export type AuditKind = keyof typeof AUDIT_KINDS
export const AUDIT_KIND_NAMES = Object.keys(AUDIT_KINDS) as [AuditKind, ...AuditKind[]]

export const AUDIT_ACTS = { added: "Added", changed: "Changed", removed: "Removed" } as const
export type AuditAct = keyof typeof AUDIT_ACTS
