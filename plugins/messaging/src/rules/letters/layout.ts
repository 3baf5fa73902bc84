import { escapeHtml } from "@silai/contracts/escape-html"
import type { DaySpan } from "@silai/contracts/checkout/working-days"
import { mailMessages } from "@silai/contracts/messaging/messages"
import { stopMessages } from "@silai/contracts/messaging/stop-messages"
import { type Identity, shopAddress, telLink } from "@silai/contracts/shop/identity"
import { SHOP } from "@silai/contracts/shop/settings"
import { rupeesText } from "@silai/kit/money"

/** A finished mail without a recipient. */
export type Letter = { subject: string; html: string; text: string }

/**
 * The sender of a mail: the storefront's address, who runs the shop, when it is open, in words, and for how many days
 * after delivery something can be asked for. `stopKey`: of a mail that its receiver can end.
 */
export type Sender = { publicUrl: string; shop: Identity; hours: string; returnDays: number; stopKey?: string }

const ink = "#1B1A18"
const navy = "#141B2D"
const soft = "#5F5A50"
const line = "#D8D2C4"
export const styles = {
  paragraph: `margin:0 0 16px;font-size:16px;line-height:1.55;color:${ink}`,
  heading: `margin:28px 0 8px;font-size:13px;letter-spacing:0.06em;text-transform:uppercase;font-weight:600;color:${soft}`,
  cell: `padding:12px 0;border-bottom:1px solid ${line};font-size:16px;line-height:1.45;color:${ink};vertical-align:top`,
  sum: `padding:6px 0;font-size:16px;line-height:1.45;color:${ink}`,
  small: `font-size:14px;line-height:1.5;color:${soft}`,
} as const

/** ₹1,23,456 – with paise only when there are any. */
type Refunded = { isByHand: boolean; disputedPaise: number }

/** The refund of an order in sentences; `isByHand`: no bank shows it; `disputedPaise`: the part of it that is not sent. */
export function refundSentences(
  refundPaise: number,
  { isByHand, disputedPaise }: Refunded,
  back: (amount: string) => string = mailMessages.moved.back,
): string[] {
  const { moved, refund } = mailMessages
  const sentPaise = refundPaise - disputedPaise
  const amount = rupeesText(sentPaise)
  const sent = isByHand ? [moved.backByHand(amount)] : [back(amount), refund.when]
  return [...(sentPaise > 0 ? sent : []), ...(disputedPaise > 0 ? [moved.disputed(rupeesText(disputedPaise))] : [])]
}

/** 21 Nov 2026, in Indian time. */
export const dayOf = (moment: string): string =>
  new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "Asia/Kolkata",
  }).format(new Date(moment))

/** 21 Nov 2026, 09:05, in Indian time. */
export const momentOf = (moment: string): string =>
  new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Asia/Kolkata",
  }).format(new Date(moment))

const range = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" })

/** "25–28 Nov 2026" */
export const daysOf = ({ from, to }: DaySpan): string =>
  range.formatRange(new Date(from), new Date(to)).replace(/\s*–\s*/, "–")

export const paragraph = (text: string): string => `<p style="${styles.paragraph}">${escapeHtml(text)}</p>`
export const heading = (text: string): string => `<h2 style="${styles.heading}">${escapeHtml(text)}</h2>`

/** A table's cell is the button: Outlook draws neither a link's padding nor its background. */
export function button(label: string, url: string): string {
  const css = "display:inline-block;padding:14px 28px;color:#FFFFFF;font-size:16px;line-height:1.2;text-decoration:none"
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:28px 0"><tr><td class="button" bgcolor="${navy}" style="background:${navy};border-radius:2px;mso-padding-alt:14px 28px"><a href="${escapeHtml(url)}" style="${css}">${escapeHtml(label)}</a></td></tr></table>`
}

/** How to reach the shop, line by line, at the end of each mail. */
const contactOf = ({ shop, hours }: Sender): string[] => [
  mailMessages.contact,
  [shop.phone, hours].filter(Boolean).join(", "),
  ...(shop.legalName === SHOP.name ? [] : [shop.legalName]),
  shopAddress(shop),
]

function contactHtml(from: Sender): string {
  const phone = escapeHtml(from.shop.phone)
  const call = `<a href="${telLink(from.shop.phone)}" style="color:${ink}">${phone}</a>`
  return contactOf(from)
    .map((each) => escapeHtml(each).replace(phone, call))
    .join("<br>")
}

const stopUrlOf = ({ publicUrl, stopKey }: Sender) => stopKey && new URL(`/stop-messages/${stopKey}`, publicUrl).href

function stopHtml(from: Sender): string {
  const url = stopUrlOf(from)
  return url ? `<br><br><a href="${escapeHtml(url)}" style="color:${ink}">${escapeHtml(stopMessages.mailEnd)}</a>` : ""
}

/**
 * Dark colours, where the mail program supports them: the sheet, its text and lines, and a light button. Outlook's web
 * pages need attributes instead of a media query.
 */
const night = (at: string) => `
${at}.ground{background:#12110E!important}
${at}.sheet{background:#1D1B17!important;border-top-color:#A9874F!important}
${at}.foot{background:#171511!important}
${at}.sheet td,${at}.sheet p{color:#EFEADF!important;border-color:#3A362E!important}
${at}.sheet h2,${at}.sheet .soft,${at}.foot p{color:#BDB5A4!important}
${at}.sheet a{color:#EFEADF!important}
${at}td.button{background:#EFEADF!important}
${at}td.button a{color:${navy}!important}`

/**
 * The shop's layout of a mail: name above, address and contact below, in tables of 600 pixels. Inline styles, because
 * mail programs drop most others; the style sheet only darkens it. `preview` is what a mailbox shows next to the
 * subject.
 */
export function letterHtml(subject: string, body: string, from: Sender, preview = ""): string {
  const { publicUrl } = from
  const font = "-apple-system,'Segoe UI',Roboto,'Noto Sans',Helvetica,Arial,sans-serif"
  const hidden = preview && `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>`
  const outlook = [
    `<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->`,
    `<!--[if mso]></td></tr></table><![endif]-->`,
  ]
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${night("")}}${night("[data-ogsc] ")}${night("[data-ogsb] ")}</style></head>
<body class="ground" bgcolor="#F6F3EC" style="margin:0;padding:0;background:#F6F3EC;font-family:${font}">${hidden}
<table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#F6F3EC" style="background:#F6F3EC;font-family:${font}"><tr><td align="center" style="padding:24px 12px">${outlook[0]}
<table class="sheet" role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#FFFFFF" style="max-width:600px;background:#FFFFFF;border-top:2px solid ${navy}">
<tr><td style="padding:28px 24px 20px;border-bottom:1px dashed #A9874F"><a href="${escapeHtml(publicUrl)}" style="font-family:Georgia,'Noto Serif',serif;font-size:28px;color:${ink};text-decoration:none">${escapeHtml(SHOP.name)}</a></td></tr>
<tr><td style="padding:28px 24px">${body}
<p style="${styles.paragraph};margin-top:28px">${escapeHtml(mailMessages.signature)}<br>${escapeHtml(SHOP.name)}</p></td></tr>
<tr><td class="foot" bgcolor="#FBF9F4" style="padding:20px 24px;background:#FBF9F4;border-top:1px solid ${line}"><p style="margin:0;${styles.small}">${contactHtml(from)}${stopHtml(from)}</p></td></tr>
</table>${outlook[1]}</td></tr></table></body></html>`
}

/** The plain-text part. */
export function letterText(paragraphs: string[], from: Sender): string {
  const url = stopUrlOf(from)
  const foot = [contactOf(from).join("\n"), ...(url ? [`${stopMessages.mailEnd}: ${url}`] : [])]
  return [...paragraphs, `${mailMessages.signature}\n${SHOP.name}`, ...foot].join("\n\n")
}
