import type { RequestHandler } from "express"

export const seeRequests: RequestHandler
export function figures(token: string | undefined): RequestHandler
