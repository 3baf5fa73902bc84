import { Button } from "antd"
import { sentenceOf, useSay } from "../../words/language"
import style from "../list/list.module.css"
import { Reference } from "./reference"

type Props = { what?: string; error: Error; onRetry: () => void }

/** Shown when a refetch failed and old rows stay on screen. */
export function OutOfDate({ what, error, onRetry }: Props) {
  const say = useSay()
  return (
    <p className={style.warning} role="status">
      {say("state.old", { what: what ?? say("state.list"), why: sentenceOf(error) })}{" "}
      <Button type="link" size="small" onClick={onRetry}>
        {say("state.again")}
      </Button>
      <Reference error={error} />
    </p>
  )
}
