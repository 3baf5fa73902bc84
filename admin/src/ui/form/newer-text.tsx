import { Button } from "antd"
import { useSay } from "../../words/language"
import type { OwnText } from "./use-own-text"
import style from "./form.module.css"

/** Shows the text that a colleague has saved while another one was being typed. */
export function NewerText({ own: { theirs, takeTheirs } }: { own: OwnText }) {
  const say = useSay()
  if (theirs === null) return null
  return (
    <div className={style.newer} role="status">
      <p>{say(theirs ? "form.newer" : "form.newer.empty")}</p>
      {theirs && <blockquote>{theirs}</blockquote>}
      <div className={`${style.ways} row`}>
        <Button onClick={takeTheirs}>{say("form.take")}</Button>
      </div>
    </div>
  )
}
