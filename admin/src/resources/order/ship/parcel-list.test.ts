import { expect, test } from "vitest"
import { readParcels } from "./parcel-list"

const parcel = (courier: string, trackingNumber: string, trackingUrl = "") => ({ courier, trackingNumber, trackingUrl })

test.each([
  ["SL-000123,Delhivery,AWB1", ["SL-000123", parcel("Delhivery", "AWB1")]],
  [
    "sl-000123\tBlue Dart\tAWB1\thttps://t.example/AWB1",
    ["SL-000123", parcel("Blue Dart", "AWB1", "https://t.example/AWB1")],
  ],
  ["SL-000123;DTDC;AWB1", ["SL-000123", parcel("DTDC", "AWB1")]],
  ["SL-000123,AWB1", ["SL-000123", parcel("", "AWB1")]],
  ["sl–000123,'0123456789\u200b", ["SL-000123", parcel("", "0123456789")]],
  ['SL-000123,"Xpress, Bees",AWB1', ["SL-000123", parcel("Xpress, Bees", "AWB1")]],
  ['SL-000123,"Xpress\nBees",AWB1', ["SL-000123", parcel("Xpress Bees", "AWB1")]],
])(
  "reads %j as an order with its parcel, and the line that stays in the box in the same way",
  (written, [order, of]) => {
    const read = readParcels(written)
    expect(read).toEqual([{ line: expect.any(String), order, parcel: of, wrong: null }])
    expect(readParcels(read[0]!.line)).toEqual(read)
  },
)

test.each([
  ["123,Delhivery,AWB1", "order"],
  ["SL-000123,Delhivery,", "number"],
  ["SL-000123,Delhivery,1.23457E+12", "shortened"],
  [`SL-000123,Delhivery,${"9".repeat(61)}`, "long"],
  ["SL-000123,Delhivery,AWB1,javascript:alert(1)", "link"],
  ["SL-000124,Delhivery,AWB2", "twice"],
])("keeps the line %j, with what is wrong with it", (line, wrong) => {
  expect(readParcels(`SL-000124,Delhivery,AWB1\n${line}`)[1]).toMatchObject({ line, wrong })
})

test("reads rows copied with tabs below lines with commas", () => {
  const read = readParcels("SL-000123,Delhivery,AWB1\nSL-000124\tBlue Dart\tAWB2\nSL-000125;DTDC;AWB3")
  expect(read.map(({ parcel: of }) => of)).toEqual([
    parcel("Delhivery", "AWB1"),
    parcel("Blue Dart", "AWB2"),
    parcel("DTDC", "AWB3"),
  ])
})

test("skips headings, empty lines and a spreadsheet's mark", () => {
  expect(readParcels("\ufeffOrder,Courier,AWB\r\n\r\nSL-000123,Delhivery,AWB1\r\n")).toHaveLength(1)
})
