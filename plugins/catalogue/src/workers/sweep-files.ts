import type { Worker } from "@silai/kit/worker"
import { storageOf, sweepFiles } from "../modules/catalogue/pictures/storage"

/** What deleted pictures, and uploads that broke off, left with the File module's provider. */
export const worker: Worker = {
  name: "sweep-files",
  everyMs: 10_000,
  run: (container) => sweepFiles(storageOf(container)),
}
