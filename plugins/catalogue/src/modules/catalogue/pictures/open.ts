import { PICTURE_PIXELS } from "@silai/contracts/file/limits"
import sharp from "sharp"

// Encodes run beside requests: one thread each, and no memory kept for a picture that will not come again.
sharp.concurrency(1)
sharp.cache(false)
// The library reads dozens of formats, some of them with a history of accidents. Whatever a file claims, these are tried and no other.
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"],
})

export const openPicture = (input: Buffer | string) =>
  sharp(input, { limitInputPixels: PICTURE_PIXELS.most, failOn: "error" })
