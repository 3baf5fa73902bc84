import type { IncomingMessage, ServerResponse } from "node:http"

export const NONCE_HEADER: string

export function pages(
  draw: (request: Request) => Promise<Response>,
  settings: { publicUrl: string; razorpayOrigin: string; googleOrigin: string },
): (req: IncomingMessage, res: ServerResponse) => Promise<void>
