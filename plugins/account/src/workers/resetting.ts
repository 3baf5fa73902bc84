import type { Worker } from "@silai/kit/worker"
import { answerNextAsk } from "../workflows/password/answer-reset"

export const worker: Worker = { name: "account.resetting", everyMs: 1000, run: answerNextAsk }
