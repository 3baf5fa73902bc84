import fs from "node:fs"
import { theShop } from "../facts"

type Line = { at: string; level: string; event: string } & Record<string, unknown>

/** The backend's log so far. */
export const backendLog = (): Line[] =>
  fs
    .readFileSync(theShop().log, "utf8")
    .split("\n")
    .flatMap((line) => (line.startsWith("{") ? [JSON.parse(line) as Line] : []))
