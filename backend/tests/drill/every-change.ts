import type { Change } from "./change"

const files = import.meta.glob<Record<string, Change>>("./changes/*.ts", { eager: true })

/** The ten changes, by the names of their files. */
export const everyChange = Object.entries(files).map(([file, module]) => ({
  name: file.replace(/^.*\/|\.ts$/g, ""),
  change: Object.values(module)[0],
}))
