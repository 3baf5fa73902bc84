import { entry } from "../../../providers/call"

export const askGallery = entry("/admin/product/variant/images")
export const askGalleryChange = entry("/admin/product/variant/update/image")

export type { Gallery, GalleryPicture } from "@silai/contracts/catalogue/picture-calls"
