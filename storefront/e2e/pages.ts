/** A page of every kind that is open to everyone. */
export const PAGES = [
  "/",
  "/explore",
  "/product/classic-white-formal-shirt",
  "/search/product/shirt",
  "/mybag",
  "/checkout",
  "/signin",
  "/signup",
  "/made-to-measure",
  "/size-guide",
  "/faq",
  "/support",
  "/about",
  "/track-order",
  "/return-policy",
  "/no/such/page",
]
