import type { LengthUnit } from "@silai/contracts/measurement/limits"
import { doubtSays } from "@silai/contracts/measurement/messages"
import type { Doubt } from "@silai/contracts/measurement/body-limits"
import { useEffect, useRef } from "react"
import { Button } from "~/ui/button"
import { Notice } from "~/ui/notice"
import styles from "./doubt-question.module.css"
import { lengthText } from "./lengths"

type Props = { doubt: Doubt; unit: LengthUnit; onRight: () => void; onAgain: () => void }

/** A question, never a refusal. The focus goes to the careful answer: a second Enter must not say that it is right. */
export function DoubtQuestion({ doubt, unit, onRight, onAgain }: Props) {
  const answers = useRef<HTMLDivElement>(null)
  useEffect(() => answers.current?.querySelector("button")?.focus(), [doubt])
  return (
    <Notice tone="warn" live title={doubtSays.title}>
      <p>{doubtSays.what(doubt, unit, (inches) => lengthText(inches, unit))}</p>
      <div ref={answers} className={styles.answers}>
        <Button kind="plain" size="small" onClick={onAgain}>
          {doubtSays.again}
        </Button>
        <Button kind="plain" size="small" onClick={onRight}>
          {doubtSays.right}
        </Button>
      </div>
    </Notice>
  )
}
