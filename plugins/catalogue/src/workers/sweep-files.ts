import type { Worker } from "@silai/kit/worker"
import { storageOf, sweepFiles } from "../modules/catalogue/pictures/storage"

/** Deletes what deleted pictures and broken-off uploads left with the File module's provider. */
export const worker: Worker = {
  name: "sweep-files",
  everyMs: 30_000,
  run: (container) => sweepFiles(storageOf(container)),
}
