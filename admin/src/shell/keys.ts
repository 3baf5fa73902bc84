import type { Word } from "../words/en"

/** One shortcut. `press`: its alternatives, each with the keys pressed in sequence, or together. */
export type Key = { press: readonly (readonly string[])[]; does: Word }

/** After "g", these go to a resource's list. */
export const GO = {
  d: "dashboard",
  o: "order",
  v: "colourway",
  i: "inventory",
  c: "customer",
  m: "measurement",
  w: "whatsapp",
} as const

/** Every key of the back office, by where it works; the help and the hints use this. */
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
  "keys.chat": [
    { press: [["a"]], does: "keys.chat.write" },
    { press: [["r"]], does: "keys.chat.reply" },
    { press: [["n"]], does: "keys.chat.note" },
    { press: [["t"]], does: "keys.chat.template" },
    { press: [["e"]], does: "keys.chat.done" },
    { press: [["/"]], does: "keys.chat.quick" },
    { press: [["Esc"]], does: "keys.chat.leave" },
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
