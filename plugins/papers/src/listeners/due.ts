import type { Listener } from "@silai/kit/listener"
import { issue } from "../workflows/issue"

/** Writes the papers of an order that was packed or refunded. */
export const listener: Listener = { name: "papers.due", run: (container, { data }) => issue(container, data.id) }
