import type { Word } from "../words/en"

/** One thing that keys do. `press`: its spellings, each the caps pressed one after the other, or together. */
export type Key = { press: readonly (readonly string[])[]; does: Word }

/** After "g", these go to a resource's list. */
export const GO = {
  d: "dashboard",
  o: "order",
  v: "colourway",
  i: "inventory",
  c: "customer",
  m: "measurement",
} as const

/** Every key of the back office, by where it works; the help and the hints are drawn from this. */
export const KEYS = {
  "keys.anywhere": [
    { press: [["Ctrl", "K"]], does: "keys.find" },
    { press: [["/"]], does: "keys.search" },
    { press: [["?"]], does: "keys.help" },
    ...Object.entries(GO).map(([key, name]) => ({ press: [["g", key]], does: `keys.go.${name}` as Word })),
  ],
  "keys.list": [
    { press: [["j"], ["k"]], does: "keys.rows" },
    { press: [["Enter"]], does: "keys.open" },
    { press: [["x"], ["X"]], does: "keys.tick" },
  ],
  "keys.orders": [
    { press: [["a"]], does: "keys.accept" },
    { press: [["s"]], does: "keys.start" },
    { press: [["p"]], does: "keys.pack" },
  ],
  "keys.record": [{ press: [["u"]], does: "keys.up" }],
  "keys.form": [{ press: [["Ctrl", "S"]], does: "keys.save" }],
  "keys.stock": [
    { press: [["↑"], ["↓"], ["←"], ["→"]], does: "keys.stock.move" },
    { press: [["0"], ["…"], ["9"]], does: "keys.stock.type" },
    { press: [["+"], ["−"]], does: "keys.stock.step" },
    { press: [["Tab"]], does: "keys.stock.next" },
    { press: [["Enter"]], does: "keys.stock.down" },
    { press: [["Esc"]], does: "keys.stock.give" },
    { press: [["Ctrl", "Z"]], does: "keys.stock.undo" },
    { press: [["Ctrl", "V"]], does: "keys.stock.paste" },
    { press: [["h"]], does: "keys.stock.history" },
  ],
} as const satisfies Partial<Record<Word, readonly Key[]>>

export type KeyPlace = keyof typeof KEYS
