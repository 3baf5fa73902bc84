import { SHOP } from "@silai/contracts/shop/settings"
import type { MetaDescriptor } from "react-router"

/**
 * The shop's public URL, without a trailing slash. The server has it from PUBLIC_URL and writes it on `<html>`, where
 * the browser reads it, so that both render the same links.
 */
export function publicUrl(): string {
  const shopUrl = typeof document === "undefined" ? process.env.PUBLIC_URL : document.documentElement.dataset.shop
  return (shopUrl ?? "http://localhost:8000").replace(/\/$/, "")
}

/** Whether this shop offers Google sign-in. Passed like the URL above, so that both render the same. */
export const offersGoogle = (): boolean =>
  typeof document === "undefined"
    ? Boolean(process.env.GOOGLE_CLIENT_ID)
    : document.documentElement.dataset.google !== "off"

/** Whether this shop sends news of an order on WhatsApp. Passed in the same way. */
export const offersWhatsapp = (): boolean =>
  typeof document === "undefined"
    ? Boolean(process.env.WHATSAPP_PHONE_NUMBER_ID)
    : document.documentElement.dataset.whatsapp !== "off"

type PageMeta = {
  /** Without the brand name, which is appended. */
  title: string
  description: string
  /** Path of the canonical URL. */
  path: string
  /** Path of the link-preview picture. */
  image?: string
  /** Pages of one person or one search are not for search engines. */
  noindex?: boolean
  type?: "website" | "product" | "article"
}

/** Title, description, canonical address and link preview of a page. */
export function pageMeta({
  title,
  description,
  path,
  image = "/brand/og-default.jpg",
  noindex,
  type = "website",
}: PageMeta): MetaDescriptor[] {
  const full = `${title} | ${SHOP.name}`
  const url = publicUrl() + path
  const picture = image.startsWith("http") ? image : publicUrl() + image
  return [
    { title: full },
    { name: "description", content: description },
    { name: "robots", content: noindex ? "noindex, nofollow" : "index, follow" },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:site_name", content: SHOP.name },
    { property: "og:locale", content: "en_IN" },
    { property: "og:type", content: type },
    { property: "og:title", content: full },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: picture },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: full },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: picture },
  ]
}
