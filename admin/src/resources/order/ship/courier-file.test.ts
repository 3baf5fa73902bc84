import { expect, test } from "vitest"
import { linesOfFile, readCourierFile } from "./courier-file"
import { readParcels } from "./parcel-list"

const linesOf = (text: string) => linesOfFile(readCourierFile(text)!).split("\n")

test.each([
  [
    "Delhivery",
    "Waybill No,Pickup Date,Order ID,Status\n1490812345678,24-11-2026,SL-000123,In Transit\n",
    "Delhivery,1490812345678",
  ],
  ["Blue Dart", "AWB No,Credit Reference No,Product Code\n50123456789,SL-000123,A\n", "Blue Dart,50123456789"],
  ["DTDC", "Sr No\tConsignment No\tCustomer Reference Number\n1\tD12345678\tsl 123\n", "DTDC,D12345678"],
  [
    "India Post",
    "Article Number;Booking Date;Reference No\nEE123456785IN;24/11/2026;123\n",
    "India Post,EE123456785IN",
  ],
  [
    "Shiprocket",
    'Order ID,AWB Code,Courier Company,Address,Tracking URL\r\n#123,1490812345678,"Xpress\nBees","12 Mall Road,\nLudhiana",https://shiprocket.co/tracking/1490812345678\r\n',
    "Xpress Bees,1490812345678,https://shiprocket.co/tracking/1490812345678",
  ],
])("reads a file of %s by its headings, wherever they are", (_whose, text, parcel) => {
  expect(linesOf(text)).toEqual([`SL-000123,${parcel}`])
  expect(readParcels(linesOf(text).join("\n"))[0]!.wrong).toBeNull()
})

test("reads a courier's file despite a title, a byte order mark, a total and other columns of the same meaning", () => {
  const text = "\ufeffManifest of 24-11-2026\n\nReference No,Order No,AWB\nINV/7,SL-000123,'0123456789\n,,\nTotal,,\n"
  const file = readCourierFile(text)!
  expect(file.columns).toEqual({ order: 1, number: 2, courier: null, link: null })
  expect(linesOfFile(file)).toBe("SL-000123,,0123456789")
})

test("reports a number that a spreadsheet has shortened, and an unknown order, and does not send them", () => {
  const [shortened, odd] = readParcels(linesOf("Waybill,Order ID\n1.49081E+12,SL-000123\n149081,Ramesh\n").join("\n"))
  expect([shortened!.wrong, odd!.wrong]).toEqual(["shortened", "order"])
})

test("reads lines without headings in our own format, and lets the user say which column is what", () => {
  expect(readCourierFile("SL-000123, Delhivery, AWB1\n")).toBeNull()
  const file = readCourierFile("Order ID,AWB,Docket\nSL-000123,wrong,right\n")!
  expect(linesOfFile({ ...file, courier: "Gati", columns: { ...file.columns, number: 2 } })).toBe(
    "SL-000123,Gati,right",
  )
})
