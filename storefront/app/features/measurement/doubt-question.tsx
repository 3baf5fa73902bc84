import { doubtMessages } from "@silai/contracts/measurement/messages"
import { useEffect, useRef } from "react"
import { Button } from "~/ui/button"
import { Notice } from "~/ui/notice"
import styles from "./doubt-question.module.css"

type Props = { what: string; onRight: () => void; onAgain: () => void }

/** A question, never a refusal. The focus goes to the cautious answer: a second Enter must not confirm the measurement. */
export function DoubtQuestion({ what, onRight, onAgain }: Props) {
  const answers = useRef<HTMLDivElement>(null)
  useEffect(() => answers.current?.querySelector("button")?.focus(), [what])
  return (
    <Notice tone="warn" live title={doubtMessages.title}>
      <p>{what}</p>
      <div ref={answers} className={styles.answers}>
        <Button kind="plain" size="small" onClick={onAgain}>
          {doubtMessages.again}
        </Button>
        <Button kind="plain" size="small" onClick={onRight}>
          {doubtMessages.right}
        </Button>
      </div>
    </Notice>
  )
}
