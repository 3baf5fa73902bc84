import { escapeHtml } from "@silai/contracts/escape-html"
import { fitWords } from "@silai/contracts/measurement/fit-messages"
import { MEASUREMENT_LABELS, MEASUREMENTS } from "@silai/contracts/measurement/limits"
import { mailMessages } from "@silai/contracts/messaging/messages"
import type { OrderPlaced } from "@silai/contracts/messaging/topics"
import { shopAddress } from "@silai/contracts/shop/identity"
import { SHOP } from "@silai/contracts/shop/settings"
import { rupeesText } from "@silai/kit/money"
import { button, dayOf, daysOf, heading, letterHtml, letterText, paragraph, styles } from "./layout"
import type { Letter, Sender } from "./layout"

type Line = OrderPlaced["lines"][number]
const words = mailMessages.order

/** "Neck 15.5, Shoulder 18, …" in the tailor's order, and the fit; empty for a ready-made line. */
function measurementsOf({ measurement }: Line): string {
  if (!measurement) return ""
  const inches: Partial<Record<string, unknown>> = measurement
  const lengths = MEASUREMENTS[measurement.measurementType].map(
    (name) => `${MEASUREMENT_LABELS[name]} ${String(inches[name])}`,
  )
  const { fitProfile } = measurement
  return [lengths.join(", "), ...(fitProfile ? [fitWords(fitProfile).join(", ")] : [])].join(". ")
}

const describe = (line: Line) =>
  [line.name, line.colour].filter((part, at, all) => part && (at === 0 || !all[0]?.includes(part))).join(", ")
// "Custom Size" needs no label.
const sizeOf = (line: Line) => (line.measurement ? line.size : `${words.size} ${line.size}`)
const amounts = (line: Line) => `${sizeOf(line)}, ${words.quantity.toLowerCase()} ${line.quantity}`

/** The sum paid or to be paid; where a part is paid already, the total and both parts. */
function toPay(order: OrderPlaced): [label: string, amount: string][] {
  const { isDue, atDoorPaise, totals } = order
  const { totalPaise } = totals
  const duePaise = atDoorPaise ?? order.duePaise ?? totalPaise
  if (duePaise === totalPaise) return [[isDue ? words.totalDue : words.total, rupeesText(totalPaise)]]
  return [
    [words.whole, rupeesText(totalPaise)],
    [words.total, rupeesText(totalPaise - duePaise)],
    [words.totalDue, rupeesText(duePaise)],
  ]
}

function sums(order: OrderPlaced): [label: string, amount: string][] {
  const { totals } = order
  const discount: [string, string][] =
    totals.discountPaise > 0 ? [[words.discount, `−${rupeesText(totals.discountPaise)}`]] : []
  const delivery = totals.deliveryPaise > 0 ? rupeesText(totals.deliveryPaise) : words.free
  return [[words.subtotal, rupeesText(totals.itemsPaise)], ...discount, [words.delivery, delivery], ...toPay(order)]
}

const taxOf = ({ taxPaise }: OrderPlaced) => (taxPaise ? words.taxOf(rupeesText(taxPaise)) : words.taxNote)

/** The delivery address, line by line; the shop's own address for a collection. */
function destination(order: OrderPlaced, { shop, hours }: Sender): { title: string; lines: string[] } {
  if (order.deliveryMethod === "pickup" || !order.address)
    return {
      title: words.collectFrom,
      lines: [SHOP.name, shopAddress(shop), order.collectHours || hours].filter(Boolean),
    }
  const { name, line1, line2, landmark, city, state, pincode, phone } = order.address
  return {
    title: words.deliverTo,
    lines: [name, line1, line2, landmark, `${city}, ${state} ${pincode}`, phone].filter(Boolean),
  }
}

const PICTURE = { width: 72, height: 90 } as const

function lineHtml(line: Line, publicUrl: string): string {
  const measurements = measurementsOf(line)
  const note = measurements
    ? `<br><span class="soft" style="${styles.small}">${escapeHtml(`${words.measurements}: ${measurements}`)}</span>`
    : ""
  // No alternative text: the name is next to it, and a program that fetches no pictures leaves the place empty.
  const picture = line.picture
    ? `<img src="${escapeHtml(new URL(line.picture, publicUrl).href)}" alt="" width="${PICTURE.width}" height="${PICTURE.height}" style="display:block;width:${PICTURE.width}px;height:${PICTURE.height}px;object-fit:cover;border:0">`
    : ""
  return `<tr>${picture && `<td width="${PICTURE.width}" style="${styles.cell};padding-right:16px">${picture}</td>`}<td${picture ? "" : ` colspan="2"`} style="${styles.cell}">${escapeHtml(describe(line))}<br><span class="soft" style="${styles.small}">${escapeHtml(amounts(line))}</span>${note}</td>
<td align="right" style="${styles.cell};white-space:nowrap;padding-left:16px">${escapeHtml(rupeesText(line.linePaise))}</td></tr>`
}

function sumHtml([label, amount]: [string, string], place: number, all: readonly unknown[]): string {
  const css = place === all.length - 1 ? `${styles.sum};font-weight:600;font-size:18px` : styles.sum
  return `<tr><td style="${css}">${escapeHtml(label)}</td><td align="right" style="${css};white-space:nowrap">${escapeHtml(amount)}</td></tr>`
}

const table = (rows: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-variant-numeric:tabular-nums">${rows}</table>`

/** The mail that confirms an order, paid or to be paid. */
export function orderPlacedLetter(order: OrderPlaced, from: Sender): Letter {
  const subject = words.subject(order.orderNumber)
  const link = new URL(order.orderPath, from.publicUrl).href
  const facts = `${words.number} ${order.orderNumber}\n${words.placedOn} ${dayOf(order.placedAt)}`
  const where = destination(order, from)
  const { promised, deliveryMethod } = order
  const coming = promised ? [words.expected[deliveryMethod](daysOf(promised)), words.next[deliveryMethod]] : []
  const opening =
    order.atDoorPaise === undefined ? (order.isDue ? words.openingDue : words.opening) : words.openingAtDoor
  const html = [
    paragraph(mailMessages.greeting(order.contact.name)),
    paragraph(opening),
    `<p style="${styles.paragraph}">${escapeHtml(facts).replace("\n", "<br>")}</p>`,
    ...coming.map(paragraph),
    heading(words.items),
    table(order.lines.map((line) => lineHtml(line, from.publicUrl)).join("")),
    `${table(`<tr><td height="12" style="font-size:0;line-height:12px">&nbsp;</td></tr>${sums(order).map(sumHtml).join("")}`)}<p class="soft" style="margin:4px 0 0;${styles.small}">${escapeHtml(taxOf(order))}</p>`,
    heading(where.title),
    `<p style="${styles.paragraph}">${where.lines.map(escapeHtml).join("<br>")}</p>`,
    button(words.link, link),
  ].join("\n")
  const lines = order.lines.map((line) => {
    const measurements = measurementsOf(line)
    return [
      `${describe(line)}: ${rupeesText(line.linePaise)}`,
      `  ${amounts(line)}`,
      ...(measurements ? [`  ${words.measurements}: ${measurements}`] : []),
    ].join("\n")
  })
  const text = letterText(
    [
      mailMessages.greeting(order.contact.name),
      opening,
      facts,
      ...coming,
      [words.items, ...lines].join("\n"),
      [...sums(order).map(([label, amount]) => `${label}: ${amount}`), taxOf(order)].join("\n"),
      [where.title, ...where.lines].join("\n"),
      `${words.link}: ${link}`,
    ],
    from,
  )
  return { subject, html: letterHtml(subject, html, from, opening), text }
}
