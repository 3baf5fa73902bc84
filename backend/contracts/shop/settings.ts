/** The brand. The owner and their contacts are settings (`identity.ts`). */
export const SHOP = {
  name: "Silai",
  line: "Premium Handcrafted Men's Clothing",
  since: 1968,
  /** The company that takes the payments, as the legal pages and the answers to questions name it. */
  paymentsBy: "Razorpay",
  /** The marketplace on which pieces, and the brand's own store, may be found too. */
  marketplace: "Amazon",
} as const
