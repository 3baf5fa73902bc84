import type { pictureCalls } from "@silai/contracts/catalogue/calls"
import { entry } from "../../../providers/call"

export const askGallery = entry<typeof pictureCalls.images>("/admin/product/variant/images")
export const askGalleryChange = entry<typeof pictureCalls.updateImage>("/admin/product/variant/update/image")

export type { Gallery, GalleryPicture } from "@silai/contracts/catalogue/picture-calls"
