import type { ReactNode } from "react"
import style from "./mark.module.css"

export type Tone = "fresh" | "moving" | "done" | "quiet" | "trouble"

/** A state: always its word, with a coloured dot. */
export const Mark = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={style.mark} data-tone={tone}>
    {children}
  </span>
)
