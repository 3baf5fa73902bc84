import { measurementCalls } from "@silai/contracts/measurement/calls"
import { expect } from "vitest"
import { shirt } from "../../rig/returns"
import { aBag, aGuest, askToPay, upperBody } from "../../rig/shopper"
import { type Change, type Edit, pinnedNumber, requirement } from "../change"
import { demoCustomer } from "../people"

const list = "backend/contracts/measurement/limits.ts"
const pages = "storefront/app/features/measurement"
/** A line for the cuff in a table of all measurements, before the hip's. */
const line = (file: string, value: string, before = "  hip"): Edit => ({
  file,
  find: `\n${before}`,
  replace: `\n${before.replace("hip", "cuff")}${value}\n${before}`,
})
const drawing = (file: string, table: string, pictures: string): Edit[] => [
  { file: `${pages}/${pictures}/cuff.svg`, text: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" />\n` },
  {
    file: `${pages}/${file}`,
    find: `import hip from`,
    replace: `import cuff from "./${pictures.split("/").at(-1)}/cuff.svg"\nimport hip from`,
  },
  {
    file: `${pages}/${file}`,
    find: `${table}: Record<MeasurementName, string> = {\n`,
    replace: `${table}: Record<MeasurementName, string> = {\n  cuff,\n`,
  },
]
const tables = {
  likely: "backend/contracts/measurement/body-limits.ts",
  ease: "backend/contracts/measurement/fit-limits.ts",
  garment: "backend/contracts/measurement/garment-limits.ts",
  words: "backend/contracts/measurement/garment-messages.ts",
  hi: "admin/src/words/hi/measurement.ts",
  how: `${pages}/words.ts`,
}

/** Where a test has a whole upper body. */
const measured = [
  "backend/tests/rig/shopper.ts",
  "plugins/order/src/rules/correct.test.ts",
  "plugins/papers/src/drawing/tax-paper.test.ts",
  "storefront/app/features/measurement/last-order/correction.test.ts",
]

export const cuff: Change = {
  row: "take one more measurement, such as the cuff",
  first: [
    { file: list, find: `"sleeveLength", "shirtLength"],`, replace: `"sleeveLength", "shirtLength", "cuff"],` },
    line(list, `: "Cuff",`),
  ],
  noticed: [
    ...Object.values(tables).map((types) => ({ types })),
    { types: `${pages}/guides.ts` },
    { types: `${pages}/garment/pictures.ts` },
    requirement("upper-body order"),
  ],
  rest: [
    line(tables.likely, ": { least: 6, most: 14 },"),
    line(tables.ease, ": { slim: 1, regular: 1.5, loose: 2 },"),
    line(tables.garment, ": { isAcross: false, least: 7, most: 15 },"),
    line(tables.words, `: "Cuff",`),
    {
      file: tables.words,
      find: `  hip: "Buttoned`,
      replace: `  cuff: "Unbuttoned, laid flat, from end to end.",\n  hip: "Buttoned`,
    },
    { file: tables.hi, find: `  "measure.hip"`, replace: `  "measure.cuff": "कफ़",\n  "measure.hip"` },
    line(tables.how, `: "Around the wrist, over the bone.",`),
    ...drawing("guides.ts", "GUIDES", "guides"),
    ...drawing("garment/pictures.ts", "GARMENT_PICTURES", "garment/pictures"),
    pinnedNumber(`"sleeveLength", "shirtLength"],`, `"sleeveLength", "shirtLength", "cuff"],`),
    ...measured.map((file) => ({ file, find: "  shirtLength: 29,\n", replace: "  shirtLength: 29,\n  cuff: 9,\n" })),
  ],
  works: async () => {
    const customer = await demoCustomer()
    // Measured before the change, all but the cuff.
    const before = (await customer.call(measurementCalls.single, {})).body.data as Record<string, unknown>
    expect([before.neck, before.cuff]).toEqual([15.5, undefined])
    const { measurementType: _half, ...inches } = upperBody
    const stored = await customer.call(measurementCalls.add, inches)
    expect([stored.status, stored.body.data]).toMatchObject([200, { cuff: 9 }])
    const at = await aGuest()
    const asks = async (size: object) => (await askToPay(at, await aBag([{ slug: shirt, size: size as never }]))).status
    expect([await asks({ ...upperBody, cuff: undefined }), await asks(upperBody)]).toEqual([400, 200])
  },
}
