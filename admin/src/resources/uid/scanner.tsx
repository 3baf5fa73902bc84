import { skipToken, useQuery } from "@tanstack/react-query"
import { Alert } from "antd"
import { useState } from "react"
import { call } from "../../providers/call"
import { LinkButton } from "../../ui/link-button"
import { Bar } from "../../ui/state/skeleton"
import { useTitle } from "../../ui/use-title"
import { sentenceOf, useSay } from "../../words/language"
import { askUid, editPath, type WholeUid } from "./calls"
import { OrderBox, PieceOf } from "./edit"
import { Finder } from "./finder"
import { UidMark } from "./uid-mark"
import style from "./uid.module.css"

/** Shows what a label belongs to, and what is next with it. */
export function UidScanner() {
  const say = useSay()
  useTitle(say("uid.scan.title"))
  const [uid, setUid] = useState<string | null>(null)
  const asked = useQuery({
    queryKey: ["uid-scanned", uid],
    queryFn: uid === null ? skipToken : ({ signal }) => call(askUid, { uid }, signal),
    staleTime: 0,
    retry: false,
  })
  const found = asked.data && { ...asked.data.data, _id: asked.data.data.uid }
  return (
    <div className="stack">
      <h1>{say("uid.scan.title")}</h1>
      <p className="soft">{say("uid.scan.lead")}</p>
      <div className={style.scanner}>
        <Finder isAlone label={say("uid.scan.field")} button={say("uid.scan.look")} onFound={setUid} />
        <div aria-live="polite">
          {asked.isFetching && !found && <Bar height={120} />}
          {asked.error && <p role="alert">{sentenceOf(asked.error)}</p>}
          {found && !asked.error && <Found uid={found} />}
        </div>
      </div>
    </div>
  )
}

function Found({ uid }: { uid: WholeUid }) {
  const say = useSay()
  return (
    <section className="stack" aria-label={say("uid.scan.found", { id: uid.written })}>
      <h2 className={style.id}>{uid.written}</h2>
      <div>
        <UidMark state={uid.state} />
      </div>
      <PieceOf uid={uid} />
      <Alert
        type="warning"
        role="note"
        message={<h3>{say("uid.scan.next")}</h3>}
        description={say(`uid.scan.next.${uid.state}`)}
      />
      <OrderBox uid={uid} />
      <p>
        <LinkButton to={editPath(uid.uid)}>{say("uid.scan.open")}</LinkButton>
      </p>
    </section>
  )
}
