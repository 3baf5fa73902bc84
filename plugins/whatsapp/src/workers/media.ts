import type { Worker } from "@silai/kit/worker"
import { NEXT_FILE, nextFile } from "../workflows/media/fetch"

/** `neglects` nothing: while WhatsApp's file host is slow, files wait for long, and that must not make the shop count as not ready. */
export const worker: Worker = { name: "whatsapp.media", everyMs: 60_000, nextAt: NEXT_FILE, run: nextFile }
