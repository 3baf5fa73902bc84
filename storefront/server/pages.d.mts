import type { WindowSources } from "@silai/contracts/checkout/window"
import type { IncomingMessage, ServerResponse } from "node:http"

export function pages(
  draw: (request: Request) => Promise<Response>,
  settings: { publicUrl: string; windowSources: WindowSources[]; googleScript: string },
): ((req: IncomingMessage, res: ServerResponse) => Promise<void>) & { drop(): void }
