import { Button } from "antd"
import style from "./list.module.css"

/** Old rows stay on screen when asking anew did not work; this says so. */
export const OutOfDate = ({
  what = "The list",
  error,
  onRetry,
}: {
  what?: string
  error: Error
  onRetry: () => void
}) => (
  <p className={style.warning} role="status">
    {what} may be out of date: {error.message}{" "}
    <Button type="link" size="small" onClick={onRetry}>
      Try again
    </Button>
  </p>
)
