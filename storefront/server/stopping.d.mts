import type { Server } from "node:http"
export function stopping(server: Server, options?: { endWithinMs?: number }): () => Promise<void>
