import { categoryCalls } from "@silai/contracts/catalogue/category-calls"
import { colourwayCalls } from "@silai/contracts/catalogue/calls"
import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import type { BodyOf } from "@silai/contracts/call"
import { styleCalls } from "@silai/contracts/catalogue/style-calls"
import { randomInt } from "node:crypto"
import type { Browser } from "./browser"
import { hasOwnShop } from "./facts"
import { signInAsOwner } from "./owner"
import { sql } from "./sql"

type Wish = Partial<BodyOf<typeof colourwayCalls.add>>

/** A colour unique to one test. */
export const aColour = () => `Test ${randomInt(1e9).toString(36)}`

const made: string[] = []
/** Archives these too, after the file's last test. */
export const putAwayLater = (...ids: string[]) => void made.push(...ids)

let own: Promise<string> | undefined
/**
 * A style in its own category, one per file: other files count the shop's own categories, and a piece that is
 * being paid for stays.
 */
const styleForTrials = (owner: Browser) => (own ??= makeStyle(owner))
async function makeStyle(owner: Browser): Promise<string> {
  const name = `Trial ${randomInt(1e9).toString(36)}`
  const category = await owner.call(categoryCalls.add, { name, measurementType: "upperBody", sizeChart: "Shirts" })
  const style = await owner.call(styleCalls.add, { name, categoryId: category.body.data._id })
  if (style.status !== 200) throw new Error(`The style was refused: ${style.status} ${style.body.message}`)
  return style.body.data._id
}

/** Archives the pieces made here, because other files count the products of the shop. The next file gets another style. */
export async function archiveMadePieces(): Promise<void> {
  own = undefined
  const ids = made.splice(0)
  if (!ids.length || hasOwnShop()) return
  const owner = await signInAsOwner()
  for (const _id of ids) await owner.call(colourwayCalls.remove, { _id })
}

/** A draft in its own colour, of a test style; complete except for its picture. */
export async function aDraft(owner: Browser, wish: Wish = {}): Promise<Colourway> {
  const style = wish.product ?? (await styleForTrials(owner))
  const { status, body } = await owner.call(colourwayCalls.add, {
    color: aColour(),
    colorCode: "#336699",
    price: 799,
    basePrice: 1199,
    sizes: [
      { size: "S", stock: 3 },
      { size: "M", stock: 8 },
    ],
    details: "<p>Made to be tried.</p>",
    ...wish,
    product: style,
  })
  if (status !== 200) throw new Error(`The draft was refused: ${status} ${body.message}`)
  made.push(body.data._id)
  return body.data
}

/** Adds one of the shop's pictures to a colourway, as an upload would. */
export const addPicture = (productId: string) =>
  sql(
    `insert into image (id, url, rank, product_id) select 'img_' || md5(random()::text), url, 0, $1 from picture limit 1`,
    [productId],
  )

/** Changes a colourway, based on its current state in the back office. */
export const change = (
  owner: Browser,
  { _id, version }: Pick<Colourway, "_id" | "version">,
  facts: Omit<BodyOf<typeof colourwayCalls.update>, "_id" | "version">,
) => owner.call(colourwayCalls.update, { _id, version, ...facts })

/** A published colourway. */
export async function aPublished(owner: Browser, wish: Wish = {}): Promise<Colourway> {
  const draft = await aDraft(owner, wish)
  await addPicture(draft._id)
  const { status, body } = await change(owner, draft, { status: "published" })
  if (status !== 200) throw new Error(`The colourway was not published: ${status} ${body.message}`)
  return body.data
}

/**
 * Publishes or unpublishes a piece through the back office: the reconciling worker would undo a change of only the
 * listing table.
 */
export async function putInShop(owner: Browser, idOrSlug: string, status: "draft" | "published"): Promise<void> {
  const { status: answered, body } = await change(owner, await counterRead(owner, idOrSlug), { status })
  if (answered !== 200) throw new Error(`${idOrSlug} did not become ${status}: ${answered} ${body.message}`)
}

export const counterRead = async (owner: Browser, id: string) =>
  (await owner.call(colourwayCalls.counterSingle, { variantIdOrSlug: id })).body.data
