import { MEASUREMENT_LABELS, MEASUREMENTS } from "@silai/contracts/measurement/limits"
import { mailSays } from "@silai/contracts/messaging/messages"
import type { OrderPlaced } from "@silai/contracts/messaging/topics"
import { SHOP, shopAddress } from "@silai/contracts/shop/settings"
import { button, dayOf, escapeHtml, heading, letterHtml, letterText, paragraph, rupeesOf, styles } from "./layout"
import type { Letter } from "./layout"

type Line = OrderPlaced["lines"][number]
const says = mailSays.order

/** "Neck 15.5, Shoulder 18, …" in the tailor's order; empty for a ready-made line. */
function measurementsOf({ measurement }: Line): string {
  if (!measurement) return ""
  const inches: Partial<Record<string, unknown>> = measurement
  return MEASUREMENTS[measurement.measurementType]
    .map((name) => `${MEASUREMENT_LABELS[name]} ${String(inches[name])}`)
    .join(", ")
}

const describe = (line: Line) =>
  [line.name, line.colour].filter((part, at, all) => part && (at === 0 || !all[0]?.includes(part))).join(", ")
// "Custom Size" needs no label.
const sizeOf = (line: Line) => (line.measurement ? line.size : `${says.size} ${line.size}`)
const amounts = (line: Line) => `${sizeOf(line)}, ${says.quantity.toLowerCase()} ${line.quantity}`

const totalWord = ({ isDue }: OrderPlaced) => (isDue ? says.totalDue : says.total)

function sums(order: OrderPlaced): [label: string, amount: string][] {
  const { totals } = order
  const discount: [string, string][] =
    totals.discountPaise > 0 ? [[says.discount, `−${rupeesOf(totals.discountPaise)}`]] : []
  const delivery = totals.deliveryPaise > 0 ? rupeesOf(totals.deliveryPaise) : says.free
  return [
    [says.subtotal, rupeesOf(totals.itemsPaise)],
    ...discount,
    [says.delivery, delivery],
    [totalWord(order), rupeesOf(totals.totalPaise)],
  ]
}

/** The delivery address, line by line; the shop's own address for a collection. */
function destination(order: OrderPlaced): { title: string; lines: string[] } {
  if (order.deliveryMethod === "pickup" || !order.address)
    return { title: says.collectFrom, lines: [SHOP.name, shopAddress(), order.collectHours || SHOP.hours] }
  const { name, line1, line2, landmark, city, state, pincode, phone } = order.address
  return {
    title: says.deliverTo,
    lines: [name, line1, line2, landmark, `${city}, ${state} ${pincode}`, phone].filter(Boolean),
  }
}

function lineHtml(line: Line): string {
  const measurements = measurementsOf(line)
  const note = measurements
    ? `<br><span style="${styles.small}">${escapeHtml(`${says.measurements}: ${measurements}`)}</span>`
    : ""
  return `<tr><td style="${styles.cell}">${escapeHtml(describe(line))}<br><span style="${styles.small}">${escapeHtml(amounts(line))}</span>${note}</td>
<td align="right" style="${styles.cell};white-space:nowrap;padding-left:16px">${escapeHtml(rupeesOf(line.linePaise))}</td></tr>`
}

function sumHtml([label, amount]: [string, string]): string {
  const look =
    label === says.total || label === says.totalDue ? `${styles.sum};font-weight:600;font-size:18px` : styles.sum
  return `<tr><td style="${look}">${escapeHtml(label)}</td><td align="right" style="${look};white-space:nowrap">${escapeHtml(amount)}</td></tr>`
}

const table = (rows: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-variant-numeric:tabular-nums">${rows}</table>`

/** The mail that confirms an order, paid or to be paid. `publicUrl` is the storefront's address. */
export function orderPlacedLetter(order: OrderPlaced, publicUrl: string): Letter {
  const subject = says.subject(order.orderNumber)
  const link = new URL(order.orderPath, publicUrl).href
  const facts = `${says.number} ${order.orderNumber}\n${says.placedOn} ${dayOf(order.placedAt)}`
  const where = destination(order)
  const opening = order.isDue ? says.openingDue : says.opening
  const html = [
    paragraph(mailSays.greeting(order.contact.name)),
    paragraph(opening),
    `<p style="${styles.paragraph}">${escapeHtml(facts).replace("\n", "<br>")}</p>`,
    heading(says.items),
    table(order.lines.map(lineHtml).join("")),
    `<div style="height:12px"></div>${table(sums(order).map(sumHtml).join(""))}<p style="margin:4px 0 0;${styles.small}">${escapeHtml(says.taxNote)}</p>`,
    heading(where.title),
    `<p style="${styles.paragraph}">${where.lines.map(escapeHtml).join("<br>")}</p>`,
    button(says.link, link),
  ].join("\n")
  const lines = order.lines.map((line) => {
    const measurements = measurementsOf(line)
    return [
      `${describe(line)}: ${rupeesOf(line.linePaise)}`,
      `  ${amounts(line)}`,
      ...(measurements ? [`  ${says.measurements}: ${measurements}`] : []),
    ].join("\n")
  })
  const text = letterText([
    mailSays.greeting(order.contact.name),
    opening,
    facts,
    [says.items, ...lines].join("\n"),
    [...sums(order).map(([label, amount]) => `${label}: ${amount}`), says.taxNote].join("\n"),
    [where.title, ...where.lines].join("\n"),
    `${says.link}: ${link}`,
  ])
  return { subject, html: letterHtml(subject, html, publicUrl), text }
}
