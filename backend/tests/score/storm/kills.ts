import fs from "node:fs"
import path from "node:path"
import { root } from "../../rig/places"
import { type Dice } from "./dice"
import { rest, type World } from "./world"

/** The labelled points in our own code at which a process may be killed: packing and cancelling first, then all others. */
export function crashPoints(): { shelf: string[]; all: string[] } {
  const found: { label: string; file: string }[] = []
  const readLabels = (folder: string) => {
    for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
      const place = path.join(folder, entry.name)
      if (entry.isDirectory() && !["node_modules", ".medusa"].includes(entry.name)) readLabels(place)
      else if (entry.isFile() && /\.ts$/.test(entry.name))
        for (const [, label] of fs.readFileSync(place, "utf8").matchAll(/crashPoint\("([^"]+)"\)/g))
          found.push({ label: label!, file: place })
    }
  }
  for (const folder of [
    "backend/kit",
    "backend/src/workers",
    "plugins/checkout/src",
    "plugins/order/src",
    "plugins/returns/src",
    "plugins/razorpay/src",
  ])
    readLabels(path.join(root, folder))
  const isShelf = ({ file }: { file: string }) =>
    /plugins\/order|kit\/engine\/stock|checkout\/src\/workflows\/refund/.test(file)
  return { shelf: found.filter(isShelf).map(({ label }) => label), all: found.map(({ label }) => label) }
}

const acts = ["/customer/order/update", "/customer/order/cancel", "/admin/order/move"]

/** Waits until a call packs, ships or cancels, and then for part of the time that this takes. */
async function inTheMiddle({ underWay, isOver }: World, dice: Dice): Promise<void> {
  while (!isOver() && !acts.some((path) => (underWay.get(path) ?? 0) > 0)) await rest(2)
  await rest(dice.between(0, 150))
}

type Kill = (world: World, dice: Dice) => Promise<string>
const backendEnds: Kill = async ({ shop, notes }) => {
  await notes.whileKilled("backend", async () => {
    await shop.backend().kill()
    await shop.startBackend()
  })
  return "backend"
}
const databaseEnds: Kill = async ({ shop, notes }) => {
  await notes.whileKilled("database", () => shop.killPostgres())
  return "database"
}
const backendEndsInAnAct: Kill = async (world, dice) => {
  await inTheMiddle(world, dice)
  await backendEnds(world, dice)
  return "backend in a move"
}
const databaseEndsInAnAct: Kill = async (world, dice) => {
  await inTheMiddle(world, dice)
  await databaseEnds(world, dice)
  return "database in a move"
}
const backendEndsAtAPoint: Kill = async ({ shop, notes, isOver }, dice) => {
  const { shelf, all } = crashPoints()
  const label = dice.oneOf(shelf.length && dice.chance(0.7) ? shelf : all)
  let ended = false
  // From its start on it may end at any moment.
  await notes.whileKilled(label, async () => {
    await shop.backend().kill()
    const child = await shop.startBackend({ CRASH_AT: label }).catch(() => shop.backend())
    void child.ended.then(() => (ended = true))
    for (let ms = 12_000; ms > 0 && !ended && !isOver(); ms -= 100) await rest(100)
    await child.kill()
    await shop.startBackend()
  })
  return ended ? label : `${label} (not reached)`
}

const kinds = [backendEndsInAnAct, databaseEndsInAnAct, backendEndsAtAPoint, backendEnds, databaseEnds]

/** Kills something from time to time until the storm is over; returns what, in order. */
export async function kills(world: World, dice: Dice, everyMs: number): Promise<string[]> {
  const killed: string[] = []
  for (let turn = 0; !world.isOver(); turn++) {
    for (let ms = everyMs; ms > 0 && !world.isOver(); ms -= 200) await rest(200)
    if (!world.isOver()) killed.push(await kinds[turn % kinds.length]!(world, dice))
  }
  return killed
}
