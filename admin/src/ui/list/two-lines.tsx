import type { ReactNode } from "react"
import style from "./list.module.css"

/** A cell of two lines, the second one softer. */
export const TwoLines = ({ children: [first, second] }: { children: [ReactNode, ReactNode] }) => (
  <div className={style.two}>
    <span>{first}</span>
    <span>{second}</span>
  </div>
)
