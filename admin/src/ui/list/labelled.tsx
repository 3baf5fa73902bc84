import type { ReactNode } from "react"
import style from "./list.module.css"

/** A filter's field under its label; `wide`: across a phone. */
export const Labelled = ({
  label,
  htmlFor,
  wide,
  children,
}: {
  label: string
  htmlFor?: string
  wide?: boolean
  children: ReactNode
}) => (
  <div className={style.field} data-wide={wide}>
    <label htmlFor={htmlFor}>{label}</label>
    {children}
  </div>
)
