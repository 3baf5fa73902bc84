import { Drawer } from "antd"
import { useState } from "react"
import { useLocation, useNavigate, useParams } from "react-router"
import { count } from "../../ui/format"
import { EmptyState } from "../../ui/state/error-state"
import { useChanged } from "../../ui/use-changed"
import { useKeys } from "../../ui/keys/use-keys"
import { useNarrow, useOnePane, useThirdPane } from "../../ui/use-narrow"
import { useTitle } from "../../ui/use-title"
import { useSay } from "../../words/language"
import { Chats, useChats } from "./chats"
import { makeFieldLink } from "./field-link"
import { PersonPane } from "./person/person"
import { Thread } from "./thread/thread"
import style from "./inbox.module.css"

/** The id in `whatsapp/{id}/{name}`; null on the list. The name is for people. */
const idIn = (rest: string): string | null => rest.split("/")[0] || null

/** The conversations: list, thread and customer side by side; on a phone or a small tablet one at a time. */
export function Inbox() {
  const say = useSay()
  const narrow = useNarrow()
  const isAlone = useOnePane()
  const hasThird = useThirdPane()
  const navigate = useNavigate()
  const { "*": rest = "" } = useParams()
  const { search } = useLocation()
  const chats = useChats()
  const [field] = useState(makeFieldLink)
  const [showsDetails, setShowsDetails] = useState(false)
  const openId = idIn(rest)
  if (useChanged(`${openId} ${hasThird}`)) setShowsDetails(false)
  useTitle(`${chats.unread > 0 ? `(${count(chats.unread)}) ` : ""}${say("nav.whatsapp")}`)
  const closeChat = () => void navigate({ pathname: "/whatsapp", search })
  useKeys(openId ? { u: closeChat } : {})
  return (
    <div className={style.inbox} data-open={openId !== null}>
      {(!isAlone || !openId) && <Chats {...chats} openId={openId} isAlone={isAlone} />}
      {openId && (
        <Thread
          key={openId}
          chatId={openId}
          onDetails={hasThird ? null : () => setShowsDetails(true)}
          onBack={isAlone ? closeChat : null}
          field={field}
        />
      )}
      {!openId && !isAlone && (
        <div className={style.nothing}>
          <EmptyState title={say("chat.pick")}>
            <p>{say("chat.pick.why")}</p>
          </EmptyState>
        </div>
      )}
      {openId && hasThird && (
        <aside className={style.side} aria-label={say("chat.details")}>
          <PersonPane chatId={openId} field={field} />
        </aside>
      )}
      {openId && !hasThird && (
        <Drawer
          open={showsDetails}
          onClose={() => setShowsDetails(false)}
          width={narrow ? "100%" : 380}
          title={say("chat.details")}
          destroyOnHidden
          styles={{ content: { background: "var(--ground)" } }}
        >
          <PersonPane
            chatId={openId}
            field={{
              ...field,
              // Closed, so that the person sees the field that the text goes into.
              write: (text, file) => {
                setShowsDetails(false)
                field.write(text, file)
              },
              track: (order) => {
                setShowsDetails(false)
                field.track(order)
              },
            }}
          />
        </Drawer>
      )}
    </div>
  )
}
