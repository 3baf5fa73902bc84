import { WORKERS } from "@silai/contracts/house/limits"
import type { Worker } from "@silai/kit/worker"
import { NEXT_TO_SEND, sendNext } from "../workflows/message/send-next"

export const worker: Worker = {
  name: "whatsapp.sending",
  everyMs: 60_000,
  nextAt: NEXT_TO_SEND,
  neglects: `${NEXT_TO_SEND} < now() - interval '${WORKERS.noticeWaitsAtMostSeconds} seconds'`,
  run: sendNext,
}
