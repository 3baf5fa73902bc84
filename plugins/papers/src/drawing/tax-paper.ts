import { present } from "@silai/contracts/present"
import { paperMessages } from "@silai/contracts/papers/messages"
import type { PaperFacts } from "../rules/facts"
import { rupeesInWords } from "../rules/rupees-in-words"
import { bySumsOf } from "../rules/summary"
import { dayOf, figure, money, unbroken } from "./figures"
import { addressLines, block, foot, head, INNER, placeText, RIGHT } from "./head"
import { INK, lineHeight, PAGE, QUIET, type Sheet } from "./sheet"

const { columns } = paperMessages
type Column = { title: string; width: number; align?: "right" }
const tableOf = (isCredit: boolean): [Column, ...Column[]] => {
  const figures: Column[] = [
    { title: columns.hsn, width: 54 },
    { title: columns.quantity, width: 26, align: "right" },
    ...(isCredit
      ? []
      : [
          { title: columns.price, width: 56, align: "right" as const },
          { title: columns.discount, width: 54, align: "right" as const },
        ]),
    { title: columns.taxable, width: 68, align: "right" },
    { title: columns.rate, width: 34, align: "right" },
    { title: columns.tax, width: 56, align: "right" },
    { title: columns.amount, width: 62, align: "right" },
  ]
  return [{ title: columns.goods, width: INNER - figures.reduce((sum, { width }) => sum + width, 0) }, ...figures]
}
const foot0 = PAGE.height - PAGE.edge - 18

function titles(sheet: Sheet, table: readonly Column[], y: number): number {
  let x: number = PAGE.edge
  for (const { title, width, align } of table) {
    sheet.text(title, x, y, width - 4, { size: 7, colour: QUIET, face: "bold", align })
    x += width
  }
  sheet.line(y + 14)
  return y + 19
}

/** The invoice names the fee in the delivery; a credit note may give back a part. */
const deliveryName = ({ codFeePaise, invoice }: PaperFacts): string =>
  codFeePaise && !invoice ? paperMessages.deliveryAndCod(money(codFeePaise)) : paperMessages.delivery

function rows(sheet: Sheet, facts: PaperFacts, from: number): number {
  const { lines, invoice } = facts
  const table = tableOf(Boolean(invoice))
  const [first, ...others] = table
  let y = titles(sheet, table, from)
  for (const line of lines) {
    const isDelivery = line.place === null
    const name = isDelivery ? deliveryName(facts) : line.name
    const wide = first.width - 8
    const height =
      sheet.heightOf(name, wide, { face: "bold" }) + (line.detail ? sheet.heightOf(line.detail, wide, { size: 8 }) : 0)
    if (y + height > foot0) {
      sheet.page()
      y = titles(sheet, table, PAGE.edge)
    }
    const below = sheet.text(name, PAGE.edge, y, wide, { face: "bold" })
    if (line.detail) sheet.text(line.detail, PAGE.edge, below, wide, { size: 8, colour: QUIET })
    const cells = [
      line.hsn,
      line.quantity ? String(line.quantity) : "",
      ...(invoice ? [] : [figure(line.unitPaise), line.discountPaise ? `−${figure(line.discountPaise)}` : "–"]),
      figure(line.taxablePaise),
      `${line.ratePercent}%`,
      figure(line.cgstPaise + line.sgstPaise + line.igstPaise),
      figure(line.paidPaise),
    ]
    let x = PAGE.edge + first.width
    for (const [at, { width, align }] of others.entries()) {
      sheet.text(cells[at] ?? "", x, y, width - 4, { align })
      x += width
    }
    y += height + 7
    sheet.line(y - 4)
  }
  return y
}

/** The sums, at the right edge, and the total in words next to them. */
function totals(sheet: Sheet, { total, invoice, isLocal }: PaperFacts, from: number): number {
  const [width, x] = [230, RIGHT - 230]
  const taxes = isLocal
    ? [
        ["CGST", total.cgstPaise],
        ["SGST", total.sgstPaise],
      ]
    : [["IGST", total.igstPaise]]
  let y = from + 4
  for (const [name, paise] of [[paperMessages.taxable, total.taxablePaise], ...taxes] as [string, number][]) {
    sheet.text(name, x, y, width, { colour: QUIET })
    y = sheet.text(money(paise), x, y, width - 4, { align: "right" }) + 2
  }
  sheet.line(y + 2, { x, width, colour: INK })
  y += 8
  const strong = { face: "bold", size: 12 } as const
  sheet.text(invoice ? paperMessages.credited : paperMessages.total, x, y, width, strong)
  y = sheet.text(money(total.paidPaise), x, y, width - 4, { ...strong, align: "right" })
  const wordsEnd = block(sheet, paperMessages.inWords, [rupeesInWords(total.paidPaise), paperMessages.inclusive], {
    x: PAGE.edge,
    y: from + 6,
    width: INNER - width - 40,
  })
  return Math.max(y, wordsEnd) + 16
}

/** The sums that the tax return needs for each HSN and rate. */
function summary(sheet: Sheet, facts: PaperFacts, from: number): number {
  const sums = bySumsOf(facts.lines, ({ hsn, ratePercent }) => `${hsn} ${ratePercent}`)
  const width = INNER / 6
  const cells = [
    [columns.hsn, columns.rate, columns.taxable, "CGST", "SGST", "IGST"],
    ...sums.map(({ of, sum }) => [
      of.hsn,
      `${of.ratePercent}%`,
      ...[sum.taxablePaise, sum.cgstPaise, sum.sgstPaise, sum.igstPaise].map(figure),
    ]),
  ]
  let y = sheet.text(paperMessages.summary, PAGE.edge, from, INNER, { face: "bold", size: 8 }) + 4
  for (const [row, texts] of cells.entries()) {
    texts.forEach((text, at) =>
      sheet.text(text, PAGE.edge + at * width, y, width - 4, {
        size: 8,
        colour: row ? INK : QUIET,
        align: at > 1 ? "right" : "left",
      }),
    )
    y += lineHeight({ size: 8 })
    if (!row) sheet.line(y + 1)
    y += 3
  }
  return y
}

/** A tax invoice, or a credit note: drawn only from its facts. */
export function taxPaper(sheet: Sheet, number: string, issuedAt: Date, facts: PaperFacts): void {
  const { seller, buyer, business, invoice, refund } = facts
  sheet.begin()
  let y = head(
    sheet,
    {
      brand: seller.brand,
      lines: [
        ...(seller.name === seller.brand ? [] : [seller.name]),
        seller.address,
        `${unbroken(seller.phone)}  ${seller.email}`,
        `${paperMessages.gstin} ${seller.gstin}`,
      ],
    },
    invoice ? paperMessages.creditNote : paperMessages.invoice,
    [
      [paperMessages.number, number],
      [paperMessages.date, dayOf(issuedAt)],
      ...(invoice ? [[paperMessages.ofInvoice, `${invoice.number}, ${dayOf(invoice.issuedAt)}`] as const] : []),
      [paperMessages.order, facts.orderNumber],
      [paperMessages.ordered, dayOf(facts.orderedAt)],
    ],
  )
  const third = INNER / 3
  const person = [{ strong: business?.name ?? buyer.name }, ...(business ? [buyer.name] : [])]
  const lines = buyer.address ? addressLines(buyer.address) : []
  const ends = [
    block(
      sheet,
      paperMessages.billedTo,
      [...person, ...lines, `+91 ${buyer.phone}`, ...(business ? [`${paperMessages.gstin} ${business.gstin}`] : [])],
      { x: PAGE.edge, y, width: third - 14 },
    ),
    block(
      sheet,
      paperMessages.deliveredTo,
      buyer.address && facts.delivery === "home"
        ? [{ strong: buyer.address.name }, ...addressLines(buyer.address), `+91 ${buyer.address.phone}`]
        : [{ strong: paperMessages.collected }, seller.address],
      { x: PAGE.edge + third, y, width: third - 14 },
    ),
    block(sheet, paperMessages.placeOfSupply, [placeText(facts.placeOfSupply)], {
      x: PAGE.edge + 2 * third,
      y,
      width: third,
    }),
  ]
  const more = block(sheet, paperMessages.reverseCharge, [paperMessages.no], {
    x: PAGE.edge + 2 * third,
    y: present(ends[2], "the end of the third block") + 8,
    width: third,
  })
  if (refund?.at)
    ends.push(
      block(
        sheet,
        paperMessages.refund,
        [dayOf(refund.at), ...(refund.reference ? [`${paperMessages.bankReference} ${refund.reference}`] : [])],
        { x: PAGE.edge + 2 * third, y: more + 8, width: third },
      ),
    )
  y = rows(sheet, facts, Math.max(...ends, more) + 16)
  if (y + 190 > foot0) {
    sheet.page()
    y = PAGE.edge
  }
  summary(sheet, facts, totals(sheet, facts, y))
  sheet.finish(foot(sheet, paperMessages.electronic(seller.name)))
}
