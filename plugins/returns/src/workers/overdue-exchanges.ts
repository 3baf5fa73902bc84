import type { Worker } from "@silai/kit/worker"
import { releaseNextOverdue } from "../workflows/release-overdue"

/** Releases new sizes whose reservation for an exchange has run out. */
export const worker: Worker = {
  name: "returns.overdue-exchanges",
  everyMs: 60_000,
  nextAt: `(select min(reserved_until) from return_request where reserved_until is not null and state in ('requested', 'approved', 'pickedUp'))`,
  run: releaseNextOverdue,
}
