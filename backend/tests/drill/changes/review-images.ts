import { REVIEW } from "@silai/contracts/review/limits"
import { expect } from "vitest"
import { aPhoto } from "../../rig/hostile-files"
import { writes } from "../../rig/review"
import { type Change, pinnedText, requirement } from "../change"
import { demoCustomer } from "../people"

export const reviewImages: Change = {
  row: "change how many pictures a review may have",
  first: [{ file: "backend/contracts/review/limits.ts", find: "maxImages: 5,", replace: "maxImages: 6," }],
  noticed: [requirement("You can upload up to 5 images total.")],
  rest: [pinnedText("You can upload up to 5 images total.", "You can upload up to 6 images total.")],
  works: async () => {
    const at = await demoCustomer()
    const photos = await Promise.all(
      Array.from({ length: 7 }, async (_, n) => ({ name: `${n}.jpg`, bytes: await aPhoto(n + 1, 400) })),
    )
    const seven = (await writes(at, {}, photos)).body
    expect([seven.code, seven.message]).toEqual(["review.too_many_images", "You can upload up to 6 images total."])
    const six = await writes(at, {}, photos.slice(1))
    expect([six.status, six.body.data?.images.length, REVIEW.maxImages]).toEqual([200, 6, 6])
  },
}
