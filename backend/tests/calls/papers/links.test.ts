import { PAPER_LINK } from "@silai/contracts/papers/limits"
import { makePaperToken } from "@silai/kit/signed-key"
import { beforeAll, describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aBrowser } from "../../rig/customer"
import { signInAsOwner } from "../../rig/owner"
import { packed, papersOf, placed } from "../../rig/papers"
import { pagesOf } from "../../rig/pdf/text"
import { closeSqlAfterwards } from "../../rig/sql"

closeSqlAfterwards()

type Made = { at: Browser; orderId: string; number: string; path: string }
let owner: Browser
let paper: Made
let other: Made

async function invoiced(): Promise<Made> {
  const { at, orderId } = await placed()
  await packed(owner, orderId)
  const [made] = await papersOf(at, orderId)
  return { at, orderId, number: made!.number, path: made!.path }
}
beforeAll(async () => {
  owner = await signInAsOwner()
  paper = await invoiced()
  other = await invoiced()
})

const open = (path: string, headers: Record<string, string> = {}) => aBrowser().send(path, { method: "GET", headers })
const codeOf = async (path: string) => {
  const response = await open(path)
  return [response.status, ((await response.json()) as { code: string }).code]
}

describe("the address of a paper's file", () => {
  test("opens it as a PDF, in a browser without a cookie, and in no shared cache", async () => {
    const response = await open(paper.path)
    const headers = ["content-type", "content-disposition", "cache-control", "referrer-policy", "x-robots-tag"]
    expect([response.status, ...headers.map((name) => response.headers.get(name))]).toEqual([
      200,
      "application/pdf",
      `inline; filename="${paper.number.replaceAll("/", "-")}.pdf"`,
      "private, max-age=300",
      "no-referrer",
      "noindex",
    ])
    const [page] = await pagesOf(new Uint8Array(await response.arrayBuffer()))
    expect(page).toContain(paper.number)
    expect((await open(paper.path.replace("?", "?x=1&"))).status).toBe(200)
  })

  test("is handed to its buyer and to staff only", async () => {
    for (const at of [paper.at, owner]) expect((await papersOf(at, paper.orderId))[0]!.path).toContain("?token=")
    expect(await papersOf(aBrowser(), paper.orderId)).toBeUndefined()
    expect(await papersOf(other.at, paper.orderId)).toBeUndefined()
  })

  test("opens nothing without its token, with another paper's, with a changed or an old one, and under a made-up name", async () => {
    const over = [410, "papers.link_over"]
    const [file, token] = paper.path.split("?token=") as [string, string]
    const [, others] = other.path.split("?token=") as [string, string]
    expect(await codeOf(file)).toEqual(over)
    expect(await codeOf(`${file}?token=${others}`)).toEqual(over)
    expect(await codeOf(`${file}?token=${token}&token=${token}`)).toEqual(over)
    const [until, signature] = token.split(".") as [string, string]
    const later = (parseInt(until, 36) + 1_000_000).toString(36)
    expect(await codeOf(`${file}?token=${later}.${signature}`)).toEqual(over)
    for (const name of ["INV-26-27-999999.pdf", "x.pdf", "INV-26-27-1e9999.pdf"])
      expect(await codeOf(`/papers/${name}?token=${token}`)).toEqual(over)
    // Signed with another secret, as a stranger would.
    const made = makePaperToken("not-the-shop's", paper.number, Date.now())
    expect(await codeOf(`${file}?token=${made}`)).toEqual(over)
  })

  test("tells a person who opens a link that is over in a page, with the ways to the order", async () => {
    const [file] = paper.path.split("?token=") as [string, string]
    const accept = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
    const response = await open(file, { accept })
    expect([response.status, response.headers.get("content-type")]).toEqual([410, "text/html; charset=utf-8"])
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'")
    const page = await response.text()
    expect(page).toContain("This link no longer works.")
    expect(page).toMatch(/href="\/orders".*href="\/track-order"/s)
    expect((await open(file, { accept: "*/*" })).headers.get("content-type")).toContain("application/json")
  })

  test("can be opened a limited number of times", async () => {
    const replies: number[] = []
    for (let n = 0; n <= PAPER_LINK.opened.points; n++) replies.push((await open(other.path)).status)
    expect([replies[0], replies.at(-1)]).toEqual([200, 429])
  })
})
