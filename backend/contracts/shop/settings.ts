/** The brand. Who runs the shop and how to reach them is the shopkeeper's to set (`identity.ts`). */
export const SHOP = {
  name: "Silai",
  line: "Premium Handcrafted Men's Clothing",
  since: 1968,
  /** Who takes the payments, as the legal pages and the answers to questions name them. */
  paymentsBy: "Razorpay",
  /** The marketplace on which pieces, and the brand's own store, may be found too. */
  marketplace: "Amazon",
} as const
