import type { TaxReport } from "@silai/contracts/papers/calls"
import type { ReactNode } from "react"
import { count, money } from "../../ui/format"
import { useSay } from "../../words/language"
import style from "./report.module.css"

type Sums = { taxableRupees: number; cgstRupees: number; sgstRupees: number; igstRupees: number; totalRupees: number }
type Row = Sums & { key: string; cells: readonly ReactNode[] }

/** Rows with their sums, and a total row at the end. */
function Table({ title, heads, rows }: { title: string; heads: readonly string[]; rows: readonly Row[] }) {
  const say = useSay()
  return (
    <section>
      <h2>{title}</h2>
      <div className={style.scroll} tabIndex={0} role="region" aria-label={title}>
        <table className={style.table}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              {[say("gst.taxable"), "CGST", "SGST", "IGST", say("gst.total")].map((head) => (
                <th key={head} scope="col" className={style.end}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells, ...sums }) => (
              <tr key={key}>
                {cells.map((cell, place) => (
                  <td key={place}>{cell}</td>
                ))}
                {[sums.taxableRupees, sums.cgstRupees, sums.sgstRupees, sums.igstRupees, sums.totalRupees].map(
                  (rupees, place) => (
                    <td key={place} className={style.end}>
                      {money(rupees)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

type Props = { report: TaxReport }

export function Documents({ report: { documents } }: Props) {
  const say = useSay()
  const rows = documents.map(({ kind, count: many, first, last, ...sums }) => ({
    ...sums,
    key: kind,
    cells: [say(`paper.${kind}`), count(many), first === last ? first : `${first} – ${last}`],
  }))
  return (
    <Table title={say("gst.documents")} heads={[say("gst.paper"), say("gst.count"), say("gst.numbers")]} rows={rows} />
  )
}

export function Rates({ report: { rates } }: Props) {
  const say = useSay()
  const rows = rates.map((rate) => ({ ...rate, key: `${rate.ratePercent}`, cells: [`${rate.ratePercent}%`] }))
  return <Table title={say("gst.rates")} heads={[say("gst.rate")]} rows={rows} />
}

export function Hsn({ report: { hsn } }: Props) {
  const say = useSay()
  const rows = hsn.map((one) => ({
    ...one,
    key: `${one.hsn} ${one.ratePercent}`,
    cells: [one.hsn, `${one.ratePercent}%`, count(one.quantity)],
  }))
  return <Table title={say("gst.hsn")} heads={["HSN", say("gst.rate"), say("gst.pieces")]} rows={rows} />
}

export function Places({ report: { places } }: Props) {
  const say = useSay()
  const rows = places.map((place) => ({
    ...place,
    key: `${place.placeOfSupply} ${place.isBusiness} ${place.ratePercent}`,
    cells: [
      `${place.state} (${place.placeOfSupply})`,
      say(place.isBusiness ? "gst.business" : "gst.private"),
      `${place.ratePercent}%`,
    ],
  }))
  return <Table title={say("gst.places")} heads={[say("gst.place"), say("gst.buyer"), say("gst.rate")]} rows={rows} />
}
