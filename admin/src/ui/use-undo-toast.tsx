import { App, Button } from "antd"
import { useCallback, useId } from "react"
import { useSay } from "../words/language"

const SECONDS = 8

/**
 * Shows what was done, with a button that undoes it while the message is shown. A second one replaces the
 * first, unless it is `about` another thing.
 */
export function useUndoToast(): (text: string, undo: () => void, about?: string) => void {
  const { message } = App.useApp()
  const say = useSay()
  const id = useId()
  return useCallback(
    (text, undo, about = "") => {
      const key = `${id} ${about}`
      void message.open({
        key,
        type: "success",
        duration: SECONDS,
        content: (
          <>
            {text}{" "}
            <Button
              size="small"
              onClick={() => {
                message.destroy(key)
                undo()
              }}
            >
              {say("form.undo")}
            </Button>
          </>
        ),
      })
    },
    [message, id, say],
  )
}
