import type { BodyOf } from "@silai/contracts/call"
import type { colourwayCalls, styleCalls } from "@silai/contracts/catalogue/calls"
import { call, entry } from "../../../providers/call"
import { askAdd, askColourway, askUpdate } from "../colourway/calls"
import { askGalleryChange } from "../images/calls"

const askStyleAdd = entry("/admin/product/add")
const askStyleUpdate = entry("/admin/product/update")

/** The part that is saved already: a save that was refused half-way resumes from there, and makes nothing twice. */
export type Made = { style?: { _id: string; version: number }; variant?: { _id: string; version: number } }

export type NewStyleWish = {
  style: Omit<BodyOf<typeof styleCalls.add>, "slug" | "rank">
  /** Its first colour; without one only the product is added. */
  colour: Omit<BodyOf<typeof colourwayCalls.add>, "product"> | null
  pictures: BodyOf<typeof import("@silai/contracts/catalogue/calls").pictureCalls.updateImage>["images"]
  publish?: boolean
  made: Made
}

/**
 * Adds a product, its first colour with sizes, prices and pictures, and publishes it, by the documented calls, one after
 * the other. Returns the colour, or the product that has none yet.
 * @throws CallRefused of the call that was refused; `made` then holds what is saved
 */
export async function addStyle({ style, colour, pictures, publish, made }: NewStyleWish) {
  const reply = made.style
    ? await call(askStyleUpdate, { productId: made.style._id, version: made.style.version, ...style })
    : await call(askStyleAdd, style)
  made.style = reply.data
  if (!colour) return { message: reply.message, data: { _id: reply.data._id, path: `/product/view/${reply.data._id}` } }
  const product = reply.data._id
  const added = made.variant
    ? await call(askUpdate, { ...made.variant, ...colour })
    : await call(askAdd, { product, ...colour })
  made.variant = { _id: added.data._id, version: added.data.version }
  let message = added.message
  if (pictures.length > 0) {
    await call(askGalleryChange, { variantId: made.variant._id, images: pictures })
    // Pictures raise the version too.
    const { version } = (await call(askColourway, { variantIdOrSlug: made.variant._id })).data
    made.variant = { ...made.variant, version }
  }
  if (publish) message = (await call(askUpdate, { ...made.variant, status: "published" })).message
  return { message, data: { _id: made.variant._id, path: `/product/variant/${made.variant._id}` } }
}
