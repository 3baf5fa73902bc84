import type { Worker } from "@silai/kit/worker"
import { answerNextAsk } from "../workflows/password/answer-reset"

export const worker: Worker = {
  name: "account.resetting",
  everyMs: 60_000,
  nextAt: `(select min(now()) from reset_request)`,
  run: answerNextAsk,
}
