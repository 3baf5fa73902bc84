import type { CustomerRow } from "@silai/contracts/customer/shapes"
import { csvFile } from "@silai/kit/csv"
import { expect, test } from "vitest"
import { CUSTOMER_COLUMNS } from "./customer-csv"

const row = (change: Partial<CustomerRow> = {}): CustomerRow => ({
  _id: "cus_1",
  kind: "account",
  name: "Gurpreet Kaur",
  phone: "9876543210",
  email: "gurpreet@example.com",
  city: "Ludhiana",
  joinedAt: "2026-11-20T20:00:00Z",
  seenAt: null,
  orders: 2,
  spendRupees: 1598.5,
  hasMeasurements: true,
  ...change,
})
const customerCsv = (rows: CustomerRow[]) => csvFile(CUSTOMER_COLUMNS, rows)
const lines = (rows: CustomerRow[]) => customerCsv(rows).split("\r\n")

test("writes a customer as one line under the headings, with Indian dates", () => {
  expect(lines([row()])).toEqual([
    "\ufeffName,Phone,E-mail,Kind,City,Joined,Last seen,Orders,Spent (INR),Measured",
    "Gurpreet Kaur,9876543210,gurpreet@example.com,Account,Ludhiana,21 Nov 2026,,2,1598.5,Yes",
    "",
  ])
})

test("writes the headings even when no customer matches", () => expect(lines([])[0]).toContain("Name,Phone"))

test.each(["=HYPERLINK(1)", "+1+1", "-2+3", "@SUM(A1)", "＝1+1", " =1+1", "\tx", "\rx"])(
  "writes a name like %j so that it is no formula",
  (name) => {
    expect(
      customerCsv([row({ name })])
        .split("\r\n")
        .slice(1)
        .join("\n")
        .replace(/^"/, "")
        .startsWith(`'${name}`),
    ).toBe(true)
  },
)

test("keeps commas, quotes and line breaks inside their cell", () => {
  expect(customerCsv([row({ name: 'Kaur, "Guri"\nof Moga' })])).toContain('"Kaur, ""Guri""\nof Moga"')
})
