/** The brand. Who runs the shop and how to reach them is the shopkeeper's to set (`identity.ts`). */
export const SHOP = {
  name: "Silai",
  line: "Premium Handcrafted Men's Clothing",
  since: 1968,
  /** Who takes the payments, as the legal pages and the answers to questions name them. */
  paymentsBy: "Razorpay",
  /** The brand's store on the marketplace; the home page links to it. */
  marketplace: { name: "Amazon", url: "https://www.amazon.in/stores/silai" },
} as const
