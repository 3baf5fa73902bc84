import { Button } from "antd"
import { sentenceOf, useSay } from "../../words/language"
import { Reference } from "./reference"

/** An error within a form: data that it needs could not be loaded, and can be asked for again. */
export function FailedLine({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const say = useSay()
  return (
    <p className="trouble" role="alert">
      {sentenceOf(error)}{" "}
      <Button type="link" size="small" onClick={onRetry}>
        {say("state.again")}
      </Button>
      <Reference error={error} />
    </p>
  )
}
