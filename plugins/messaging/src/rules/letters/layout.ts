import { CHECKOUT } from "@silai/contracts/checkout/limits"
import { mailSays } from "@silai/contracts/messaging/messages"
import { type Identity, shopAddress } from "@silai/contracts/shop/identity"
import { SHOP } from "@silai/contracts/shop/settings"

/** A finished mail without a recipient. */
export type Letter = { subject: string; html: string; text: string }

/** Whom a mail is from: the storefront's address, and who runs the shop. */
export type Sender = { publicUrl: string; shop: Identity }

const ink = "#1B1A18"
const soft = "#5F5A50"
const line = "#D8D2C4"
export const styles = {
  paragraph: `margin:0 0 16px;font-size:16px;line-height:1.55;color:${ink}`,
  heading: `margin:28px 0 8px;font-size:13px;letter-spacing:0.06em;text-transform:uppercase;font-weight:600;color:${soft}`,
  cell: `padding:12px 0;border-bottom:1px solid ${line};font-size:16px;line-height:1.45;color:${ink};vertical-align:top`,
  sum: `padding:6px 0;font-size:16px;line-height:1.45;color:${ink}`,
  small: `font-size:14px;line-height:1.5;color:${soft}`,
} as const

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }

/** Escapes external text for HTML, including attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** ₹1,23,456 – with paise only when there are any. */
export function rupeesOf(paise: number): string {
  const digits = paise % 100 === 0 ? 0 : 2
  return new Intl.NumberFormat("en-IN", {
    style: "currency",
    currency: CHECKOUT.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(paise / 100)
}

/** 21 Nov 2026, in Indian time. */
export const dayOf = (moment: string): string =>
  new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "Asia/Kolkata",
  }).format(new Date(moment))

export const paragraph = (text: string): string => `<p style="${styles.paragraph}">${escapeHtml(text)}</p>`
export const heading = (text: string): string => `<h2 style="${styles.heading}">${escapeHtml(text)}</h2>`

export function button(label: string, url: string): string {
  const look =
    "display:inline-block;padding:14px 28px;background:#141B2D;color:#FFFFFF;font-size:16px;text-decoration:none;border-radius:2px"
  return `<p style="margin:28px 0"><a href="${escapeHtml(url)}" style="${look}">${escapeHtml(label)}</a></p>`
}

/** How to reach the shop, line by line, at the end of each mail. */
const contactOf = (shop: Identity): string[] => [
  mailSays.contact,
  `${shop.phone}, ${shop.hours}`,
  ...(shop.legalName === SHOP.name ? [] : [shop.legalName]),
  shopAddress(shop),
]

/**
 * The shop's layout of a mail: name above, address and contact below. Inline styles, because mail programs drop all
 * others.
 */
export function letterHtml(subject: string, body: string, { publicUrl, shop }: Sender): string {
  const font = "-apple-system,'Segoe UI',Roboto,'Noto Sans',Helvetica,Arial,sans-serif"
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#F6F3EC;font-family:${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#F6F3EC"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#FFFFFF;border-top:2px solid #141B2D">
<tr><td style="padding:28px 24px 20px;border-bottom:1px dashed #A9874F"><a href="${escapeHtml(publicUrl)}" style="font-family:Georgia,'Noto Serif',serif;font-size:28px;color:${ink};text-decoration:none">${escapeHtml(SHOP.name)}</a></td></tr>
<tr><td style="padding:28px 24px">${body}
<p style="${styles.paragraph};margin-top:28px">${escapeHtml(mailSays.signature)}<br>${escapeHtml(SHOP.name)}</p></td></tr>
<tr><td style="padding:20px 24px;background:#FBF9F4;border-top:1px solid ${line}"><p style="margin:0;${styles.small}">${contactOf(shop).map(escapeHtml).join("<br>")}</p></td></tr>
</table></td></tr></table></body></html>`
}

/** The plain-text part. */
export const letterText = (paragraphs: string[], { shop }: Sender): string =>
  [...paragraphs, `${mailSays.signature}\n${SHOP.name}`, contactOf(shop).join("\n")].join("\n\n")
