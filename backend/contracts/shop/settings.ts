/**
 * The shop's own details, shown on every page, mail and label. Demo values; change them here, in one place. Numbers are
 * written as dialled abroad, without punctuation, where a link is built from them.
 */
export const SHOP = {
  name: "Silai",
  line: "Premium Handcrafted Men's Clothing",
  since: 1968,
  email: "care@silai.example",
  phone: "+91 98765 00000",
  phoneDigits: "919876500000",
  whatsappDigits: "919876500000",
  hours: "Monday to Saturday, 10 am to 7 pm",
  gstin: "03AAAAA0000A1Z5",
  address: {
    line1: "14, Darzi Bazaar, near Clock Tower",
    city: "Ludhiana",
    state: "Punjab",
    pincode: "141008",
    country: "India",
  },
  social: {
    Instagram: "https://www.instagram.com/silai.example",
    Facebook: "https://www.facebook.com/silai.example",
    YouTube: "https://www.youtube.com/@silai.example",
  },
  /** Who takes the payments, as the legal pages and the answers to questions name them. */
  paymentsBy: "Razorpay",
  /** The brand's store on the marketplace; the home page links to it. */
  marketplace: { name: "Amazon", url: "https://www.amazon.in/stores/silai" },
} as const

/** "14, Darzi Bazaar, near Clock Tower, Ludhiana, Punjab 141008, India" */
export function shopAddress(): string {
  const { line1, city, state, pincode, country } = SHOP.address
  return `${line1}, ${city}, ${state} ${pincode}, ${country}`
}

/** A WhatsApp chat with the shop, with the first words already written. */
export function whatsappLink(words: string): string {
  return `https://wa.me/${SHOP.whatsappDigits}?text=${encodeURIComponent(words)}`
}
