import { describe, expect, it } from "vitest"
import { everyFile, foldersIn, textOf } from "./sources"

/**
 * One word for one thing, in every folder (architecture §2, laws 1 and 2). Add a new noun here, with what it is about.
 */
const plugins = [
  "account",
  "measurement",
  "catalogue",
  "bag",
  "coupon",
  "checkout",
  "razorpay",
  "order",
  "papers",
  "returns",
  "review",
  "uid",
  "messaging",
  "notice",
  "notification",
  "insight",
  "push",
  "whatsapp",
  "shop",
  "file",
]
/**
 * Words without a separate plugin: the host itself, places, the size chart, the wishlist (of the bag), and people,
 * pieces and payments as the back office names them.
 */
const wordsOnly = ["house", "place", "size-chart", "wishlist", "staff", "customer", "inventory", "payment", "audit"]
/** The requirements' own names of screens that gather several nouns. */
const screens = ["home", "content", "search", "dashboard"]

/** Folders that hold a file; compiled or emptied ones do not count. */
const rooms = (folder: string) =>
  foldersIn(folder).filter((name) => everyFile.some((file) => file.startsWith(`${folder}/${name}/`)))
const strangers = (folder: string, known: string[]) =>
  rooms(folder)
    .filter((name) => !known.includes(name))
    .map((name) => `${folder}/${name}`)

describe("the nouns of the tree", () => {
  it("are the same in every folder", () => {
    expect([
      ...strangers("plugins", plugins),
      ...strangers("backend/contracts", [...plugins, ...wordsOnly]),
      ...strangers("storefront/app/features", [...plugins, ...wordsOnly, ...screens]),
      ...strangers("admin/src/resources", [...plugins, ...wordsOnly, ...screens]),
      ...strangers("backend/tests/calls", [...plugins, ...wordsOnly]),
    ]).toEqual([])
  })

  it("say in every plugin what it owns", () => {
    const silent = rooms("plugins").filter((name) => !everyFile.includes(`plugins/${name}/README.md`))
    expect(silent).toEqual([])
  })

  it("have every plugin in the fuse box, and nothing else", () => {
    const plugged = [...textOf("medusa-config.ts").matchAll(/local\("plugins\/([a-z]+)"/g)].map(([, name]) => name)
    expect(plugged.sort()).toEqual(rooms("plugins").sort())
  })
})
