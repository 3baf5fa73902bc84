import { WORKERS } from "@silai/contracts/house/limits"
import type { Worker } from "@silai/kit/worker"
import { handleNextEvent } from "../workflows/event/handle"

const unhandled = "handled_at is null and given_up_at is null"

export const worker: Worker = {
  name: "whatsapp.events",
  everyMs: 60_000,
  nextAt: `(select min(next_at) from whatsapp_event where ${unhandled})`,
  neglects: `exists (select 1 from whatsapp_event where ${unhandled} and next_at < now() - interval '${WORKERS.noticeWaitsAtMostSeconds} seconds')`,
  run: handleNextEvent,
}
