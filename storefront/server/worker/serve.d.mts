import type { RequestHandler } from "express"

export function workerScripts(assets: string, worker: "on" | "off"): { shop: string; office: string }
export function serveWorker(text: string): RequestHandler
