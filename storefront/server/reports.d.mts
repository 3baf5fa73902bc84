import type { RequestHandler } from "express"

type Rule = { points: number; duration: number }

export const REPORTS_PATH: string
export const REPORTS_NAME: string
export function reports(options?: {
  report?: (facts: object) => void
  limits?: { perNetwork: Rule; ofAll: Rule }
}): RequestHandler
