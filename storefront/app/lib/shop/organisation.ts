import { INDIA_AHEAD_MS } from "@silai/contracts/india"
import { telLink } from "@silai/contracts/shop/identity"
import { SOCIAL, type Social } from "@silai/contracts/shop/limits"
import { WEEKDAYS } from "@silai/contracts/shop/opening-hours"
import { SHOP } from "@silai/contracts/shop/settings"
import type { MetaDescriptor } from "react-router"
import { publicUrl } from "../meta"
import { shop } from "./shop"

const spec = "OpeningHoursSpecification"

/** The hours of each weekday on which the shop opens. */
const weekly = () =>
  shop().hours.week.flatMap((span, at) =>
    span ? [{ "@type": spec, dayOfWeek: WEEKDAYS[at], opens: span.from, closes: span.to }] : [],
  )

/** Holidays that are not over, in the form in which search engines read them: from midnight to midnight. */
const closedDays = () => {
  const today = new Date(Date.now() + INDIA_AHEAD_MS).toISOString().slice(0, 10)
  return shop()
    .hours.holidays.filter(({ to }) => to >= today)
    .map(({ from, to }) => ({ "@type": spec, validFrom: from, validThrough: to, opens: "00:00", closes: "00:00" }))
}

/** Structured data about the business, for search engines. */
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
      openingHoursSpecification: [...weekly(), ...closedDays()],
      sameAs: (Object.keys(SOCIAL) as Social[]).map((name) => identity[name]).filter(Boolean),
    },
  }
}
