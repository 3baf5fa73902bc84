import { colourwayRefusals, needsInWords } from "@silai/contracts/catalogue/messages"
import { App, Button } from "antd"
import { useState } from "react"
import { useNavigate } from "react-router"
import { call } from "../../../providers/call"
import { askColourway, askUpdate } from "../colourway/calls"
import { pathTo } from "../colourway/words"
import { useRefetch } from "../../../ui/use-refetch"
import { sentenceOf } from "../../../words/language"

/** The last step after the pictures of a draft: publishes it, or says what is still missing. */
export function PublishButton({ id }: { id: string }) {
  const { message } = App.useApp()
  const navigate = useNavigate()
  const refetch = useRefetch()
  const [busy, setBusy] = useState(false)
  const publish = async () => {
    setBusy(true)
    try {
      const { _id, version, missing } = (await call(askColourway, { variantIdOrSlug: id })).data
      if (missing.length > 0) return void message.warning(colourwayRefusals.not_ready.say(needsInWords(missing)), 6)
      void message.success((await call(askUpdate, { _id, version, status: "published" })).message, 4)
      void refetch("colourway")
      void navigate(pathTo.show(_id), { replace: true })
    } catch (error) {
      void message.error(sentenceOf(error), 6)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button type="primary" loading={busy} onClick={() => void publish()}>
      Publish
    </Button>
  )
}
