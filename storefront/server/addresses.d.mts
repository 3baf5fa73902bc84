import type { NextFunction, Request, Response } from "express"

export function plainTargets(req: Request, res: Response, next: NextFunction): void
export function pageAddress(target: string): { address: string; isPlain: boolean; moved: boolean } | null
export const NAMED: RegExp
export const readNames: ReadonlySet<string>
