// `npm run mutate`: picks guards of the plugins, removes one after the other in a copy of the tree, runs the tests of its noun
// that reach it, and names those that no test noticed. A guard that no test misses lacks a test, or a reason. `--count 40`,
// `--seed 7`, `--noun coupon,uid`.
//
// All picked guards are switches in one compiled copy, so that one shop serves for all: opening it takes longer than most tests.
import { spawn } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { install } from "./install.mjs"
import { guardsIn, withSwitches } from "./mutate/guards.mjs"
import { root } from "./settings.mjs"

const argument = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`)
  return at > 0 ? process.argv[at + 1] : otherwise
}
const [count, seed] = [Number(argument("count", "40")), Number(argument("seed", "1968"))]
const wanted = argument("noun", "")?.split(",").filter(Boolean)

/** Seeded, so that a run can be repeated. */
function dice(start) {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
const roll = dice(seed)
function shuffled(all) {
  const cards = [...all]
  for (let at = cards.length - 1; at > 0; at--) {
    const other = Math.floor(roll() * (at + 1))
    ;[cards[at], cards[other]] = [cards[other], cards[at]]
  }
  return cards
}

const sourcesOf = (noun) =>
  fs
    .readdirSync(path.join(root, "plugins", noun, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|migrations\//.test(file))
    .map((file) => `plugins/${noun}/src/${file.replaceAll("\\", "/")}`)
    .sort()

/** One of each noun in turn, until enough are picked. */
function draw() {
  const nouns = fs
    .readdirSync(path.join(root, "plugins"))
    .filter((noun) => !wanted.length || wanted.includes(noun))
    .filter((noun) => fs.existsSync(path.join(root, "backend/tests/calls", noun)))
  const decks = nouns.map((noun) =>
    shuffled(sourcesOf(noun).flatMap((file) => guardsIn(file, fs.readFileSync(path.join(root, file), "utf8")))).map(
      (guard) => ({ ...guard, noun }),
    ),
  )
  const drawn = []
  while (drawn.length < count && decks.some((deck) => deck.length))
    for (const deck of decks) if (drawn.length < count && deck.length) drawn.push(deck.pop())
  console.log(`${drawn.length} guards of ${drawn.length + decks.flat().length}, seed ${seed}.`)
  return drawn
}

const LEFT = new Set([".git", ".cache", ".data", ".medusa", "dist", "build"])
/** Packages of ours are linked to the copy, all others to the installed ones. */
function linkPackages(from, to) {
  fs.mkdirSync(to)
  for (const name of fs.readdirSync(from)) {
    if (/^\.(vite|cache)/.test(name)) continue
    if (name !== "@silai") fs.symlinkSync(path.join(from, name), path.join(to, name), "junction")
    else {
      fs.mkdirSync(path.join(to, name))
      for (const ours of fs.readdirSync(path.join(from, name))) {
        const place = path.relative(root, fs.realpathSync(path.join(from, name, ours)))
        fs.symlinkSync(path.join(to, "..", place), path.join(to, name, ours), "junction")
      }
    }
  }
}
function copyTree(from, to) {
  fs.mkdirSync(to, { recursive: true })
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    if (LEFT.has(entry.name)) continue
    const [here, there] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.name === "node_modules") linkPackages(here, there)
    else if (entry.isDirectory()) copyTree(here, there)
    else if (entry.isFile()) fs.copyFileSync(here, there)
  }
}

async function main() {
  await install((detail) => console.log(`        Installing packages: ${detail}`))
  const home = path.join(root, ".cache/mutate", String(process.pid))
  const [copy, state] = [path.join(home, "tree"), path.join(home, "state")]
  const drawn = draw()
  copyTree(root, copy)
  fs.mkdirSync(state)
  fs.writeFileSync(path.join(state, "out"), "")
  for (const file of new Set(drawn.map((guard) => guard.file))) {
    const place = path.join(copy, file)
    const own = drawn.filter((guard) => guard.file === file)
    fs.writeFileSync(place, withSwitches(fs.readFileSync(place, "utf8"), own, state))
  }
  fs.writeFileSync(path.join(state, "guards.json"), JSON.stringify(drawn))
  // One shop, not one for each of two workers: the switches are shared.
  const settings = path.join(copy, "vitest.config.mts")
  const text = fs.readFileSync(settings, "utf8")
  const single = text.replace('withShop("calls", 2,', 'withShop("calls", 1,')
  if (single === text) throw new Error("vitest.config.mts does not say how many workers the calls have.")
  fs.writeFileSync(settings, single)
  const child = spawn(process.execPath, [path.join(copy, "backend/launcher/mutate/run.mjs"), state], {
    cwd: copy,
    stdio: "inherit",
  })
  const code = await new Promise((resolve) => child.on("close", resolve))
  fs.rmSync(home, { recursive: true, force: true })
  process.exitCode = code ?? 1
}

main().catch((error) => {
  console.error(`\n${error.message}`)
  process.exit(1)
})
