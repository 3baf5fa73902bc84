import { expect, test } from "vitest"
import { linesOfRemittance, readRemittance, readRemittanceFile } from "./remittance-file"

const file = `\ufeffRemittance of 21-11-26
AWB NO.,Order No.,Customer,Price,Remittance Date,Remittance UTR
14908123,SL-000123,Asha,"₹1,839.00",21-11-26,UTIB0001
14908124,,Ravi,839,21-11-26,'0042
,,Total,2678,,`

test("matches a courier's remittance file by its headings, by the parcel's number where the order's is missing", () => {
  const read = readRemittanceFile(file)!
  expect(read.columns).toEqual({ order: 1, number: 0, amount: 3, reference: 5 })
  expect(readRemittance(linesOfRemittance(read))).toMatchObject([
    { order: "SL-000123", amountRupees: 1839, reference: "UTIB0001", wrong: null },
    { order: "14908124", amountRupees: 839, reference: "0042", wrong: null },
  ])
})

test("reads hand-written lines as they are; leaves a reversal and a line without an order to staff", () => {
  expect(readRemittanceFile("SL-000123, 839")).toBeNull()
  expect(readRemittance("sl-123, 839, UTR 7\nSL-000124\n, 5\nSL-000125, -839")).toMatchObject([
    { order: "SL-000123", amountRupees: 839, reference: "UTR 7", wrong: null },
    { order: "SL-000124", amountRupees: null, wrong: null },
    { wrong: "order" },
    { order: "SL-000125", wrong: "amount" },
  ])
})

test("reads a line that stays in the box as the same line again, with a comma in its sum too", () => {
  const [copied] = readRemittance("SL-000123\t₹1,839.00\tUTR 7")
  expect(copied).toMatchObject({ amountRupees: 1839, reference: "UTR 7" })
  expect(readRemittance(copied!.line)).toEqual([copied])
})
