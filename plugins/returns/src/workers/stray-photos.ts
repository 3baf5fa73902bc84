import { RETURN_PHOTO_KEPT_HOURS } from "@silai/contracts/returns/limits"
import type { Worker } from "@silai/kit/worker"
import { sweepPhotos } from "../workflows/photo"

/** Photos that no request has taken, and those of people who left. */
export const worker: Worker = {
  name: "returns.stray-photos",
  everyMs: 20_000,
  run: (container) => sweepPhotos(container, RETURN_PHOTO_KEPT_HOURS),
}
