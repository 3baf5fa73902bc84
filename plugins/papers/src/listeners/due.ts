import type { Listener } from "@silai/kit/listener"
import { issue } from "../workflows/issue"

/** The papers of an order that was packed, or of which money went back. */
export const listener: Listener = { name: "papers.due", run: (container, { data }) => issue(container, data.id) }
