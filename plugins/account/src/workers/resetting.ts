import type { Worker } from "@silai/kit/worker"
import { answerNextAsk } from "../reset/answer-ask"

export const worker: Worker = { name: "account.resetting", everyMs: 1000, run: answerNextAsk }
