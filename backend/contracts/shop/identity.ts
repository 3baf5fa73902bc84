import type { StateName } from "../place/states"

/**
 * The owner of the shop, and how to reach them. Phones are stored as people read them, with +91; an empty text means
 * that the shop has none.
 */
export type Identity = {
  /** As printed on invoices; the brand's own name is `SHOP.name`. */
  legalName: string
  gstin: string
  line1: string
  line2: string
  city: string
  state: StateName
  pincode: string
  phone: string
  otherPhone: string
  whatsapp: string
  email: string
  instagram: string
  facebook: string
  youtube: string
  /** The brand's own store on the marketplace. */
  marketplace: string
}

/** Demo values. */
export const FIRST_IDENTITY: Identity = {
  legalName: "Silai",
  gstin: "03AAAAA0000A1ZC",
  line1: "14, Darzi Bazaar, near Clock Tower",
  line2: "",
  city: "Ludhiana",
  state: "Punjab",
  pincode: "141008",
  phone: "+91 98765 00000",
  otherPhone: "",
  whatsapp: "+91 98765 00000",
  email: "care@silai.example",
  instagram: "https://www.instagram.com/silai.example",
  facebook: "https://www.facebook.com/silai.example",
  youtube: "https://www.youtube.com/@silai.example",
  marketplace: "https://www.amazon.in/stores/silai",
}

/** "14, Darzi Bazaar, near Clock Tower, Ludhiana, Punjab 141008, India" */
export const shopAddress = ({ line1, line2, city, state, pincode }: Identity): string =>
  [line1, line2, city, `${state} ${pincode}`, "India"].filter(Boolean).join(", ")

/** The link that calls this number. */
export const telLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, "")}`

/** A WhatsApp chat with the shop, with the first words already written. */
export const whatsappLink = ({ whatsapp }: Identity, words: string): string =>
  `https://wa.me/${whatsapp.replace(/\D/g, "")}?text=${encodeURIComponent(words)}`
