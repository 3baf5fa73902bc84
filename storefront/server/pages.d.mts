import type { IncomingMessage, ServerResponse } from "node:http"

export function pages(
  draw: (request: Request) => Promise<Response>,
  settings: { publicUrl: string; razorpayOrigin: string; googleOrigin: string },
): (req: IncomingMessage, res: ServerResponse) => Promise<void>
