import { telLink } from "@silai/contracts/shop/identity"
import { SOCIAL, type Social } from "@silai/contracts/shop/limits"
import { SHOP } from "@silai/contracts/shop/settings"
import type { MetaDescriptor } from "react-router"
import { publicUrl } from "./meta"
import { shop } from "./shop"

/** Structured data: who runs the shop, for search engines. */
export function organisation(): MetaDescriptor {
  const { identity } = shop()
  const { legalName, gstin, line1, line2, city, state, pincode, phone, email } = identity
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "ClothingStore",
      "@id": `${publicUrl()}/#shop`,
      name: SHOP.name,
      legalName,
      taxID: gstin,
      url: publicUrl(),
      image: `${publicUrl()}/brand/og-default.jpg`,
      foundingDate: String(SHOP.since),
      telephone: telLink(phone).replace("tel:", ""),
      email,
      address: {
        "@type": "PostalAddress",
        streetAddress: [line1, line2].filter(Boolean).join(", "),
        addressLocality: city,
        addressRegion: state,
        postalCode: pincode,
        addressCountry: "IN",
      },
      sameAs: (Object.keys(SOCIAL) as Social[]).map((name) => identity[name]).filter(Boolean),
    },
  }
}
