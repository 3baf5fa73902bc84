import { inject, test } from "vitest"
import { everyChange } from "./every-change"

// Runs in the copy where every change is completed, on a shop that was filled before any of them.
test.each(everyChange.map(({ name, change }) => [name, change] as const))("%s", (_name, change) =>
  change.works(inject("carrier")),
)
