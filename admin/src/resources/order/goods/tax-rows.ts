import type { OrderTax } from "@silai/contracts/order/tax-shape"

type Row = { tax: "CGST" | "SGST" | "IGST"; percent: number; rupees: number }

/** The taxes of an order by kind and rate, goods and delivery together: "CGST 2.5 %". Rupees, summed in paise. */
export function taxRows({ lines, delivery }: OrderTax): Row[] {
  const paise = new Map<string, Row>()
  const add = (tax: Row["tax"], percent: number, rupees: number) => {
    const row = paise.get(`${tax} ${percent}`) ?? { tax, percent, rupees: 0 }
    row.rupees = (Math.round(row.rupees * 100) + Math.round(rupees * 100)) / 100
    if (rupees > 0) paise.set(`${tax} ${percent}`, row)
  }
  for (const { ratePercent, cgstRupees, sgstRupees, igstRupees } of [...lines, ...delivery]) {
    add("CGST", ratePercent / 2, cgstRupees)
    add("SGST", ratePercent / 2, sgstRupees)
    add("IGST", ratePercent, igstRupees)
  }
  return [...paise.values()].sort((one, other) => one.percent - other.percent || one.tax.localeCompare(other.tax))
}
