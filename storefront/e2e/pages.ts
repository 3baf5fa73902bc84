/** A page of every kind that anybody may open. */
export const PAGES = [
  "/",
  "/explore",
  "/product/classic-white-formal-shirt",
  "/search/product/shirt",
  "/mybag",
  "/checkout",
  "/signin",
  "/signup",
  "/size-guide",
  "/faq",
  "/support",
  "/about",
  "/track-order",
  "/return-policy",
  "/no/such/page",
]
