import type { FoundKind, FoundThing } from "@silai/contracts/notice/find"
import { SETTABLE, type SettableName } from "@silai/contracts/shop/settable"
import type { Word } from "../../words/en"
import type { Say } from "../../words/say"

/** `path`: where it is opened, under `/admin`; `inShop`: a page of the shop, in a new tab. */
type Kind = {
  heading: Word
  path: (one: FoundThing) => string
  state?: (state: string, say: Say) => string
  inShop?: true
  /** A label in the reader's language, where the server's is English or not unique. */
  title?: (one: FoundThing, say: Say) => string
}

/** How each kind is headed and opened in the command bar, in the order of the groups. */
export const FOUND: Record<FoundKind, Kind> = {
  orders: {
    heading: "find.orders",
    path: ({ _id }) => `/order/view/${_id}`,
    state: (code, say) => say(`status.${code}` as Word),
  },
  returns: {
    heading: "find.returns",
    path: ({ _id }) => `/returns/view/${_id}`,
    state: (state, say) => say(`return-state.${state}` as Word),
  },
  customers: {
    heading: "find.customers",
    path: ({ _id }) => `/manage/customer/${_id}`,
    state: (state, say) => (state === "guest" ? say("find.guest") : ""),
  },
  payments: {
    heading: "find.payments",
    // The server names a payment like its order.
    title: ({ title: name }, say) => say("payment.titled", { name }),
    path: ({ _id }) => `/payment/view/${_id}`,
    state: (state, say) => say(`payment-state.${state}` as Word),
  },
  coupons: {
    heading: "find.coupons",
    path: ({ _id }) => `/management/coupon/edit/${_id}`,
    state: (state, say) => say(`coupon.state.${state}` as Word),
  },
  ids: {
    heading: "find.ids",
    path: ({ _id }) => `/management/uid/edit/${_id}`,
    state: (state, say) => say(`uid-state.${state}` as Word),
  },
  reviews: { heading: "find.reviews", path: ({ _id }) => `/review/single/${_id}` },
  pieces: {
    heading: "find.pieces",
    path: ({ _id, state }) => `/product/${state === "style" ? "view" : "variant"}/${_id}`,
  },
  pages: { heading: "find.shop-pages", path: ({ _id }) => _id, inShop: true },
  settings: {
    heading: "find.settings",
    title: ({ _id }, say) => say(`settable.${_id as SettableName}`),
    path: ({ _id }) => `/${SETTABLE[_id as SettableName].path}`,
  },
}
