import { type RouteConfig, index, route } from "@react-router/dev/routes"

/**
 * The site map, in the order of requirements §2. `/admin`, `/api` and `/images` are served before this
 * (server/start.mjs).
 */
export default [
  index("routes/home.tsx"),
  route("about", "routes/content/about.tsx"),
  route("support", "routes/content/support.tsx"),
  route("authentic", "routes/content/authentic.tsx"),
  route("authentic/:uid", "routes/content/authentic-result.tsx"),
  route("product/view/:variantIdOrSlug", "routes/catalogue/product.tsx", { id: "product-view" }),
  route("product/:id", "routes/catalogue/product.tsx"),
  route("signup", "routes/account/signup.tsx"),
  route("signin", "routes/account/signin.tsx"),
  route("made-to-measure", "routes/content/made-to-measure.tsx"),
  route("size-guide", "routes/content/size-guide.tsx"),
  route("product-not-found", "routes/catalogue/product-not-found.tsx"),
  route("forgot-password", "routes/account/forgot-password.tsx"),
  route("mybag", "routes/bag/mybag.tsx"),
  route("wishlist", "routes/bag/wishlist.tsx"),
  route("wishlist/:key", "routes/bag/shared-wishlist.tsx"),
  route("track-order", "routes/content/track-order.tsx"),
  route("track-order/orders/:id", "routes/order/track-orders-of.tsx"),
  route("track-order/:id", "routes/order/track-one.tsx"),
  route("return-order/:id", "routes/order/return-order.tsx"),
  route("checkout", "routes/checkout/contact.tsx"),
  route("checkout/delivery-method", "routes/checkout/delivery-method.tsx"),
  route("checkout/payment", "routes/checkout/payment.tsx"),
  route("order-confirmation/:id", "routes/order/confirmation.tsx"),
  route("search/pages/:searchQuery", "routes/catalogue/search-pages.tsx"),
  route("search/product/:searchQuery", "routes/catalogue/search-products.tsx"),
  route("explore", "routes/catalogue/explore.tsx"),
  route("explore/all", "routes/catalogue/explore-all.tsx"),
  route("privacy-policy", "routes/content/privacy-policy.tsx"),
  route("return-policy", "routes/content/return-policy.tsx"),
  route("shipping-policy", "routes/content/shipping-policy.tsx"),
  route("terms-of-service", "routes/content/terms-of-service.tsx"),
  route("terms-and-conditions", "routes/content/terms-and-conditions.tsx"),
  route("request-return", "routes/order/request-return.tsx"),
  route("request-return/:id", "routes/order/request-return-of.tsx"),
  route("faq", "routes/content/faq.tsx"),
  route("edit-review/:id", "routes/review/edit-review.tsx"),

  // Opened by the link of a mail about a sold-out size.
  route("stock-alert/:key", "routes/catalogue/stock-alert.tsx"),

  // Opened by the link at the end of a mail that is not about an order.
  route("stop-messages/:key", "routes/messaging/stop-messages.tsx"),

  // Opened by the links of mails about an account.
  route("confirm-email", "routes/account/confirm-email.tsx"),
  route("confirm-it-is-me", "routes/account/confirm-it-is-me.tsx"),
  route("undo-change", "routes/account/undo-change.tsx"),

  // Signed-in only, by their ProfileLayout or SignedInOnly: a guest goes to /signin and returns.
  route("profile", "routes/account/profile.tsx"),
  route("profile/personal-info", "routes/account/personal-info.tsx"),
  route("profile/measurements", "routes/account/measurements.tsx"),
  route("profile/address", "routes/account/address.tsx"),
  route("profile/order-history", "routes/account/order-history.tsx"),
  route("orders", "routes/account/orders.tsx"),
  route("profile/account", "routes/account/account.tsx"),
  route("profile/coupons", "routes/account/coupons.tsx"),
  route("profile/change-password", "routes/account/change-password.tsx"),
  route("profile/phone", "routes/account/phone.tsx"),
  route("profile/delete-account", "routes/account/delete-account.tsx"),
  route("profile/coupon/details/:id", "routes/account/coupon-details.tsx"),

  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig
