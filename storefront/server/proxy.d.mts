import type { RequestHandler } from "express"

export const BODIES: {
  smallBytes: number
  atOnce: number
  patienceMs: number
  uploadPatienceMs: number
  wholeMs: number
}
export function proxy(options: { target: string; cache?: boolean; bodies?: Partial<typeof BODIES> }): RequestHandler
