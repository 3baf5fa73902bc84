import type { FitProfile } from "@silai/contracts/measurement/fit-limits"
import { fitMessages, fitWords } from "@silai/contracts/measurement/fit-messages"
import styles from "./fit.module.css"

/** The fit of a piece in a line; renders nothing without one. */
export function FitLine({ fit }: { fit: FitProfile | null | undefined }) {
  if (!fit) return null
  return (
    <p className={styles.line}>
      <span>{fitMessages.title}</span> {fitWords(fit).join(" · ")}
    </p>
  )
}
