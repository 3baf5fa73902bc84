import type { Worker } from "@silai/kit/worker"
import { reconcileNext } from "../workflows/reconcile/reconcile"

export const worker: Worker = { name: "checkout.reconciling", everyMs: 60_000, run: reconcileNext }
