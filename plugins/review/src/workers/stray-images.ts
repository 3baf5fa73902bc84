import { REVIEW_IMAGE_KEPT_HOURS } from "@silai/contracts/review/limits"
import type { Worker } from "@silai/kit/worker"
import { sweepImages } from "../workflows/image"

/** Pictures that no review has taken, and those of reviews that are gone. */
export const worker: Worker = {
  name: "review.stray-images",
  everyMs: 20_000,
  run: (container) => sweepImages(container, REVIEW_IMAGE_KEPT_HOURS),
}
