import { paperCalls } from "@silai/contracts/papers/calls"
import { beforeAll, describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { signInAsOwner } from "../../rig/owner"
import { fileOf } from "../../rig/papers"
import { closeSqlAfterwards, sql } from "../../rig/sql"

closeSqlAfterwards()

// A month long before the shop's first order, so that no other test's papers are in it.
const [month, year] = ["2021-05", "21-22"]
const KEYS = ["paidPaise", "taxablePaise", "cgstPaise", "sgstPaise", "igstPaise"] as const
const NAMES = ["totalRupees", "taxableRupees", "cgstRupees", "sgstRupees", "igstRupees"] as const

type Sums = Record<(typeof KEYS)[number], number>
type Line = Sums & { hsn: string; quantity: number; ratePercent: number }
type Paper = {
  kind: "invoice" | "creditNote"
  number: number
  issuedAt: string
  facts: { lines: Line[]; total: Sums; placeOfSupply: string; business: object | null }
}

const sumOf = (rows: readonly Sums[]): Sums =>
  Object.fromEntries(KEYS.map((key) => [key, rows.reduce((sum, row) => sum + row[key], 0)])) as Sums
const inRupees = (sums: Sums) => Object.fromEntries(KEYS.map((key, at) => [NAMES[at], sums[key] / 100]))

const lineOf = (n: number): Line => {
  const [taxablePaise, cgstPaise, sgstPaise, igstPaise] = [50_001 + n * 7, 1_250 + n, 1_251 + n, (n % 3) * 2_503]
  return {
    hsn: n % 2 ? "620520" : "620342",
    ratePercent: [5, 12, 2.5][n % 3]!,
    quantity: 1 + (n % 4),
    taxablePaise,
    cgstPaise,
    sgstPaise,
    igstPaise,
    paidPaise: taxablePaise + cgstPaise + sgstPaise + igstPaise,
  }
}
/** Every tenth is a credit note; every fourth is for a business; each has one line to three. */
const paperOf = (n: number): Paper => {
  const lines = Array.from({ length: 1 + (n % 3) }, (_, at) => lineOf(n + at))
  return {
    kind: n % 10 === 0 ? "creditNote" : "invoice",
    number: n,
    issuedAt: new Date(Date.parse("2021-04-30T18:30:00Z") + n * 60_000).toISOString(),
    facts: {
      lines,
      total: sumOf(lines),
      placeOfSupply: ["03", "07", "27"][n % 3]!,
      business: n % 4 === 0 ? { name: "Lakshmi Traders", gstin: "27AAAAA0000A1Z5" } : null,
    },
  }
}
/** More than are read at once for a file. */
const papers = Array.from({ length: 1_201 }, (_, n) => paperOf(n + 1))
const outside = ["2021-04-30T18:29:59.999Z", "2021-05-31T18:30:00Z"].map((issuedAt, n) => ({
  ...paperOf(9_001 + n),
  issuedAt,
}))
const signOf = ({ kind }: Paper) => (kind === "creditNote" ? -1 : 1)

/** The sums of the papers, line by line: each group's first values, its pieces and its sums. */
function recounted(keyOf: (paper: Paper, line: Line) => unknown[]) {
  const groups = new Map<string, { pieces: number; sums: Sums }>()
  for (const paper of papers)
    for (const line of paper.facts.lines) {
      const key = JSON.stringify(keyOf(paper, line))
      const { pieces, sums } = groups.get(key) ?? { pieces: 0, sums: sumOf([]) }
      const signed = Object.fromEntries(KEYS.map((name) => [name, signOf(paper) * line[name]])) as Sums
      groups.set(key, { pieces: pieces + signOf(paper) * line.quantity, sums: sumOf([sums, signed]) })
    }
  return [...groups].map(([key, { pieces, sums }]) => ({ key, pieces, ...inRupees(sums) }))
}
const byKey = (one: { key: string }, other: { key: string }) => one.key.localeCompare(other.key)

describe("a month of a thousand papers", () => {
  let owner: Browser
  beforeAll(async () => {
    owner = await signInAsOwner()
    await sql(
      `insert into paper (kind, year, number, order_id, refund_id, issued_at, facts)
       select p.kind, $1, p.number, 'order_may_' || p.number, case p.kind when 'creditNote' then 'rfnd_may_' || p.number end, p."issuedAt",
              p.facts || jsonb_build_object('orderNumber', 'SL-' || p.number, 'buyer', '{"name": "Asha"}'::jsonb, 'seller', '{"gstin": "03AAAAA0000A1Z5"}'::jsonb)
         from jsonb_to_recordset($2::jsonb) as p (kind text, number integer, "issuedAt" timestamptz, facts jsonb) on conflict do nothing`,
      [year, JSON.stringify([...papers, ...outside])],
    )
  })

  test("has the figures that its papers add up to, from midnight to midnight in India", async () => {
    const { body } = await owner.call(paperCalls.report, { month })
    const { documents, rates, hsn, places, sellerGstin } = body.data
    expect(sellerGstin).toBe("03AAAAA0000A1Z5")
    const numberOf = (name: string, n: number) => `${name}/${year}/${String(n).padStart(6, "0")}`
    expect(documents).toEqual(
      (["invoice", "creditNote"] as const).map((kind) => {
        const some = papers.filter((paper) => paper.kind === kind)
        const name = kind === "invoice" ? "INV" : "CRN"
        return {
          kind,
          count: some.length,
          first: numberOf(name, some[0]!.number),
          last: numberOf(name, some.at(-1)!.number),
          ...inRupees(sumOf(some.map(({ facts }) => facts.total))),
        }
      }),
    )
    const withoutPieces = ({ pieces: _, ...row }: ReturnType<typeof recounted>[number]) => row
    expect(
      rates.map(({ ratePercent, ...sums }) => ({ key: JSON.stringify([ratePercent]), ...sums })).toSorted(byKey),
    ).toEqual(
      recounted((_, { ratePercent }) => [ratePercent])
        .map(withoutPieces)
        .toSorted(byKey),
    )
    expect(rates.map(({ ratePercent }) => ratePercent)).toEqual([2.5, 5, 12])
    expect(
      hsn
        .map(({ hsn: code, ratePercent, quantity: pieces, ...sums }) => ({
          key: JSON.stringify([code, ratePercent]),
          pieces,
          ...sums,
        }))
        .toSorted(byKey),
    ).toEqual(recounted((_, line) => [line.hsn, line.ratePercent]).toSorted(byKey))
    expect(
      places
        .map(({ placeOfSupply, isBusiness, ratePercent, state: _, ...sums }) => ({
          key: JSON.stringify([isBusiness, placeOfSupply, ratePercent]),
          ...sums,
        }))
        .toSorted(byKey),
    ).toEqual(
      recounted(({ facts }, { ratePercent }) => [facts.business !== null, facts.placeOfSupply, ratePercent])
        .map(withoutPieces)
        .toSorted(byKey),
    )
  })

  test("is complete in its files, invoices first, by their numbers", async () => {
    const linesOf = async (what: string) => {
      const { status, bytes } = await fileOf(owner, paperCalls.export.path, { month, what })
      expect(status).toBe(200)
      return new TextDecoder().decode(bytes).trimEnd().split("\r\n").slice(1)
    }
    const [invoices, notes] = (["invoice", "creditNote"] as const).map((kind) =>
      papers.filter((paper) => paper.kind === kind),
    )
    const figures = (text: string) => Number(/\/(\d{6})/.exec(text)![1])
    const documents = await linesOf("documents")
    expect([...new Set(documents.map(figures))]).toEqual([...invoices!, ...notes!].map(({ number }) => number))
    const rates = ({ facts }: Paper) => new Set(facts.lines.map(({ ratePercent }) => ratePercent)).size
    expect(documents).toHaveLength(papers.reduce((sum, paper) => sum + rates(paper), 0))
    expect((await linesOf("refunds")).map(figures)).toEqual(notes!.map(({ number }) => number))
  })
})
