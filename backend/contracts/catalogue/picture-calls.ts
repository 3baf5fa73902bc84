import { z } from "zod"
import { adminCall } from "../call"
import { pictureStage } from "../file/calls"
import { GALLERY } from "./limits"
import { listOf } from "../list"
import { lineShape } from "../text"

const read = adminCall("catalogue.read")
const write = adminCall("catalogue.write")

const id = z.string().trim().min(1).max(120)
const stem = z
  .string()
  .trim()
  .regex(/^[0-9a-f]{24}$/)

/** A picture in a product variant's gallery, as the back office edits it. */
const galleryPicture = z.object({
  _id: z.string(),
  stem: z.string(),
  url: z.string(),
  thumbnail: z.string(),
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  colour: z.string(),
  stage: pictureStage,
})
export type GalleryPicture = z.output<typeof galleryPicture>

const gallery = z.object({
  _id: z.string(),
  variantName: z.string(),
  color: z.string(),
  slug: z.string(),
  published: z.boolean(),
  /** Whether customers see it now: published, and its category is not hidden. */
  shown: z.boolean(),
  images: z.array(galleryPicture),
})
export type Gallery = z.output<typeof gallery>

const images = read(
  "/admin/product/variant/images",
  "The pictures of a product variant in order, and how far their files are.",
  {
    body: z.strictObject({ variantId: id }),
    reply: z.object({ data: gallery }),
  },
)

const updateImage = write(
  "/admin/product/variant/update/image",
  "Sets a product variant's pictures, in this order, with these words; the first is its thumbnail. Omitted pictures are removed from the page.",
  {
    body: z.strictObject({
      variantId: id,
      images: listOf(z.strictObject({ stem, alt: lineShape(GALLERY.maxAlt).default("") }), GALLERY.most),
      /** The order as the editor last read it: if it was changed since, the call is refused. */
      seen: listOf(stem, GALLERY.most).optional(),
    }),
    reply: z.object({ data: gallery }),
  },
)

export const pictureCalls = { images, updateImage }
