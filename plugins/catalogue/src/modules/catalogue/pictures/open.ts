import { PICTURE_PIXELS } from "@silai/contracts/file/limits"
import sharp from "sharp"

// Encodes run while requests are served: one thread each, and no cache for pictures that will not come again.
sharp.concurrency(1)
sharp.cache(false)
// The library reads dozens of formats, some with a history of vulnerabilities. Whatever a file claims to be, only these
// are tried.
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"],
})

export const openPicture = (input: Buffer | string) =>
  sharp(input, { limitInputPixels: PICTURE_PIXELS.most, failOn: "error" })
