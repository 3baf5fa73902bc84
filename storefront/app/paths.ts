import { REVIEW_HASH } from "@silai/contracts/review/limits"

const enc = encodeURIComponent

/** The back office is another application: only a full page load leads there. */
export const BACK_OFFICE_HOME = "/admin/dashboard"

/** Every URL in the shop. Links are built from this, so moving a page is one edit. */
export const paths = {
  home: "/",
  about: "/about",
  support: "/support",
  authentic: "/authentic",
  authenticOf: (uid: string) => `/authentic/${enc(uid)}`,
  variant: (idOrSlug: string) => `/product/view/${enc(idOrSlug)}`,
  product: (idOrSlug: string) => `/product/${enc(idOrSlug)}`,
  /** The product with the form of a review over it. */
  reviewOf: (idOrSlug: string) => `/product/${enc(idOrSlug)}${REVIEW_HASH}`,
  productNotFound: "/product-not-found",
  signup: "/signup",
  signin: "/signin",
  /** Sign-in that returns to `next`, a path of this shop. */
  signinThen: (next: string) => `/signin?next=${enc(next)}`,
  signupThen: (next: string) => `/signup?next=${enc(next)}`,
  forgotPassword: "/forgot-password",
  confirmEmail: "/confirm-email",
  confirmItIsMe: "/confirm-it-is-me",
  undoChange: "/undo-change",
  madeToMeasure: "/made-to-measure",
  sizeGuide: "/size-guide",
  bag: "/mybag",
  stockAlert: (key: string) => `/stock-alert/${enc(key)}`,
  stopMessages: (key: string) => `/stop-messages/${enc(key)}`,
  wishlist: "/wishlist",
  sharedWishlist: (key: string) => `/wishlist/${enc(key)}`,
  trackOrder: "/track-order",
  trackOrdersOf: (id: string) => `/track-order/orders/${enc(id)}`,
  trackOne: (id: string) => `/track-order/${enc(id)}`,
  checkout: "/checkout",
  deliveryMethod: "/checkout/delivery-method",
  payment: "/checkout/payment",
  orderConfirmation: (id: string) => `/order-confirmation/${enc(id)}`,
  searchPages: (query: string) => `/search/pages/${enc(query)}`,
  searchProducts: (query: string) => `/search/product/${enc(query)}`,
  explore: "/explore",
  /** Explore with filters in the URL, so that a filtered listing can be shared and reloaded. */
  exploreBy: (by: { category?: string; color?: string; tag?: string; custom?: "1" }) =>
    `/explore?${new URLSearchParams(by)}`,
  privacy: "/privacy-policy",
  returns: "/return-policy",
  shipping: "/shipping-policy",
  terms: "/terms-of-service",
  conditions: "/terms-and-conditions",
  requestReturn: "/request-return",
  requestReturnOf: (orderId: string) => `/request-return/${enc(orderId)}`,
  returnOrder: (returnId: string) => `/return-order/${enc(returnId)}`,
  faq: "/faq",
  profile: "/profile",
  personalInfo: "/profile/personal-info",
  measurements: "/profile/measurements",
  addresses: "/profile/address",
  orderHistory: "/profile/order-history",
  orders: "/orders",
  account: "/profile/account",
  coupons: "/profile/coupons",
  couponDetails: (id: string) => `/profile/coupon/details/${enc(id)}`,
  changePassword: "/profile/change-password",
  phone: "/profile/phone",
  deleteAccount: "/profile/delete-account",
} as const

/** Pages on which a shopper is buying. */
const SHELVES = new RegExp(`^(/product/|${paths.bag}|${paths.checkout})`)

/**
 * The sign-in page for a visitor at `pathname`: a buyer comes back there, everyone else sees the profile
 * (requirements §2).
 */
export const signInFrom = (pathname: string): string =>
  SHELVES.test(pathname) ? paths.signinThen(pathname) : paths.signin
