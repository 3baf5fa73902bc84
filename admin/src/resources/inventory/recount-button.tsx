import { useQueryClient } from "@tanstack/react-query"
import { App, Button, Tooltip } from "antd"
import { useState } from "react"
import { call } from "../../providers/call"
import { authProvider } from "../../providers/session"
import { useSay } from "../../words/language"
import { askRecount } from "./calls"

/** Recounts now what is recounted every night, and shows what does not add up. */
export function RecountButton() {
  const say = useSay()
  const { message } = App.useApp()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const recount = async () => {
    setBusy(true)
    try {
      const { message: said, data } = await call(askRecount, {})
      client.setQueryData(["inventory", "differences"], { data })
      void (data.length ? message.warning(said) : message.success(said))
    } catch (error) {
      await authProvider.onError(error)
      void message.error((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Tooltip title={say("stock.recount.about")}>
      <Button loading={busy} onClick={() => void recount()}>
        {say("stock.recount")}
      </Button>
    </Tooltip>
  )
}
