import { csvFile } from "@silai/kit/csv"
import { describe, expect, test } from "vitest"
import { readStockFile, STOCK_CELLS, textOfFile } from "./stock-file"

const line = {
  sku: "FS-CW-M",
  style: "Formal Shirt",
  color: "Classic White",
  size: "M",
  stocked: 8,
  reserved: 1,
  held: 0,
  free: 7,
}

describe("the stock as a file", () => {
  test("imports an exported file unchanged", () => {
    expect(readStockFile(csvFile(STOCK_CELLS, [line]))).toEqual({
      rows: [{ row: 2, sku: "FS-CW-M", to: 8 }],
      faults: [],
    })
  })

  test("gives a name that a spreadsheet would run as a formula a leading apostrophe, and drops it on the way back", () => {
    const file = csvFile(STOCK_CELLS, [{ ...line, sku: "=1+1", style: '=HYPERLINK("x")', color: "@SUM(A1)" }])
    expect(file).toContain(`'=1+1`)
    expect(file).toContain(`"'=HYPERLINK(""x"")"`)
    expect(file).toContain(`'@SUM(A1)`)
    expect(readStockFile(file).rows[0]!.sku).toBe("=1+1")
  })

  test("accepts columns in any order and case, semicolons, a mark for UTF-8 and empty rows", () => {
    expect(readStockFile("\ufeffstocked;Note; sku \r\n12;x;a\r\n;;\r\n1,200;;b\r\n").rows).toEqual([
      { row: 2, sku: "a", to: 12 },
      { row: 4, sku: "b", to: 1200 },
    ])
  })

  test("separates two columns by a semicolon or a tab", () => {
    expect(readStockFile("SKU;Stocked\na;1\nb;3\n").rows).toHaveLength(2)
    expect(readStockFile("SKU\tStocked\r\na\t1\r\n").rows).toEqual([{ row: 2, sku: "a", to: 1 }])
  })

  test("names each fault by row and column", () => {
    const { rows, faults } = readStockFile("SKU,Stocked\na,twelve\n,3\nb,-2\nc,\nd,99999\ne,1\nE,2\nf,1.5\n")
    expect(rows).toEqual([{ row: 7, sku: "e", to: 1 }])
    expect(faults.map(({ row, column }) => [row, column])).toEqual([
      [2, "Stocked"],
      [3, "SKU"],
      [4, "Stocked"],
      [5, "Stocked"],
      [6, "Stocked"],
      [8, "SKU"],
      [9, "Stocked"],
    ])
  })

  test("refuses a negative number in words", () => {
    expect(readStockFile("SKU,Stocked\na,-2\n").faults[0]!.message).toBe("The stock cannot be less than 0.")
  })

  test("reports a quotation mark that is never closed at its row, instead of silently skipping the rows below", () => {
    const { rows, faults } = readStockFile(`SKU,Stocked,Note\na,1,x\nb,2,"y\nc,3,z\n`)
    expect([rows.map(({ sku }) => sku), faults.map(({ row, column }) => [row, column])]).toEqual([["a"], [[3, "SKU"]]])
  })

  test("refuses a file with more rows than a shop has pieces", () => {
    const file = (rows: number) => `SKU,Stocked\n${Array.from({ length: rows }, (_, n) => `s${n},1\n`).join("")}`
    expect(readStockFile(file(10_000)).rows).toHaveLength(10_000)
    expect(() => readStockFile(file(10_001))).toThrow("more than 10,000 rows")
  })

  test("refuses a file without its columns, or that is not text", () => {
    expect(() => readStockFile("Article,Pieces\na,1")).toThrow(
      "The first row must name the columns. Missing: “SKU” and “Stocked”.",
    )
    expect(() => readStockFile("")).toThrow("“SKU”")
    expect(() => textOfFile(Buffer.from([0xff, 0xfe, 0x41, 0x00]))).toThrow("UTF-8")
    expect(() => textOfFile(Buffer.from([0x53, 0x4b, 0x55, 0xe9, 0x0a]))).toThrow("UTF-8")
    expect(() => textOfFile(Buffer.from("SKU\0"))).toThrow("UTF-8")
  })
})
