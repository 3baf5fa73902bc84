import type { Change } from "./change"
import { present } from "@silai/contracts/present"

const files = import.meta.glob<Record<string, Change>>("./changes/*.ts", { eager: true })

/** The changes, by the names of their files. */
export const everyChange = Object.entries(files).map(([file, module]) => ({
  name: file.replace(/^.*\/|\.ts$/g, ""),
  change: present(Object.values(module)[0], file),
}))
