import type { WindowSources } from "@silai/contracts/checkout/window"
import type { RequestHandler } from "express"

export function contentPolicy(
  scripts: string[],
  settings: { windowSources: WindowSources[]; googleScript: string; publicUrl: string },
): string
export function backOfficePolicy(publicUrl: string): string
export function securityHeaders(publicUrl: string): RequestHandler[]
