// Runs in the copy: finds which tests reach which guard, then takes out each guard in turn.
import fs from "node:fs"
import path from "node:path"
import { createVitest } from "vitest/node"

const state = process.argv[2]
const guards = JSON.parse(fs.readFileSync(path.join(state, "guards.json"), "utf8"))
const place = (name) => path.join(state, name)
const isOut = (id) => fs.writeFileSync(place("out"), id)

let vitest
async function open() {
  await vitest?.close()
  vitest = await createVitest("test", {
    watch: true,
    project: ["calls", "unit"],
    reporters: [{}],
    fileParallelism: false,
  })
}

/** Runs one file. @returns the first test that failed, or null */
async function fails(file) {
  const specs = (await vitest.globTestSpecifications([file])).filter(({ moduleId }) => moduleId.endsWith(file))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs, false)
  for (const one of testModules) {
    for (const test of one.children.allTests("failed")) return test.fullName
    if (one.state() === "failed") return `${file} itself`
  }
  return unhandledErrors.length ? `${file}: ${unhandledErrors[0]?.message ?? unhandledErrors[0]}` : null
}

const filesOf = (noun) =>
  [`backend/tests/calls/${noun}`, `plugins/${noun}/src`].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".test.ts"))
      .map((file) => `${folder}/${file}`),
  )

const survivors = []
let noticed = 0
let unreached = 0
await open()
for (const noun of new Set(guards.map((guard) => guard.noun))) {
  const reach = new Map()
  for (const file of filesOf(noun)) {
    fs.writeFileSync(place("reached"), "")
    isOut("?")
    const began = Date.now()
    const failed = await fails(file)
    isOut("")
    if (failed) console.log(`  left aside, red with every guard in its place: ${failed}`)
    else
      reach.set(file, { ids: new Set(fs.readFileSync(place("reached"), "utf8").split("\n")), ms: Date.now() - began })
  }
  for (const guard of guards.filter((one) => one.noun === noun)) {
    const tests = [...reach].filter(([, { ids }]) => ids.has(guard.id)).sort(([, one], [, other]) => one.ms - other.ms)
    let by = null
    for (const [file] of tests) {
      isOut(guard.id)
      by = await fails(file)
      isOut("")
      if (!by) continue
      // A failure may leave its mark on the shop: the next guard gets a new one.
      if (await fails(file)) await open()
      break
    }
    const what = `${guard.file}:${guard.line}  ${guard.text}`
    if (by) noticed++
    else {
      survivors.push(tests.length ? what : `${what}   (no test of ${noun} reaches it)`)
      if (!tests.length) unreached++
    }
    console.log(
      by ? `noticed   ${what}\n            ${by}` : `SURVIVED  ${what}${tests.length ? "" : "   (not reached)"}`,
    )
  }
}
await vitest.close()
console.log(`\n${noticed} of ${guards.length} noticed; ${survivors.length} survived; no test reaches ${unreached}.`)
for (const one of survivors) console.log(`  ${one}`)
process.exit(survivors.length ? 1 : 0)
