import { useGetIdentity } from "@refinedev/core"
import type { StaffPerson } from "@silai/contracts/account/calls"
import { Button, Input } from "antd"
import { useState } from "react"
import { Link } from "react-router"
import { AskForm } from "../../ui/form/ask-form"
import { FormDialog } from "../../ui/form/dialog-frame"
import { FormField } from "../../ui/form/field"
import { useSay } from "../../words/language"
import { keepViews, readViews, type SavedView, VIEW, viewAddress, withView } from "./views"
import style from "./saved-views.module.css"

/** The lists that a person comes back to, by a name of their own; kept in this browser. `from` is this list's address. */
export function SavedViews({ from }: { from: string }) {
  const { data: person } = useGetIdentity<StaffPerson | null>()
  return person ? <Views key={person._id} userId={person._id} from={viewAddress(from)} /> : null
}

function Views({ userId, from }: { userId: string; from: string }) {
  const say = useSay()
  const [views, setViews] = useState(() => readViews(userId, localStorage))
  const [naming, setNaming] = useState(false)
  const keep = (next: SavedView[]) => {
    setViews(next)
    keepViews(userId, next, localStorage)
  }
  const isNew = from !== "" && !views.some(({ address }) => address === from)
  if (views.length === 0 && !isNew) return null
  return (
    <nav className={style.views} aria-label={say("views.title")}>
      {views.map(({ name, address }) => (
        <span key={name} className={style.view} data-on={address === from}>
          <Link to={`/order/manage${address}`} aria-current={address === from ? "page" : undefined}>
            {name}
          </Link>
          <button
            type="button"
            aria-label={say("views.forget", { name })}
            onClick={() => keep(views.filter((view) => view.name !== name))}
          >
            ×
          </button>
        </span>
      ))}
      {isNew && (
        <Button type="text" onClick={() => setNaming(true)}>
          {say("views.save")}
        </Button>
      )}
      <FormDialog open={naming} title={say("views.save")} width={420} onClose={() => setNaming(false)}>
        <AskForm<{ name: string }>
          name="view"
          blank={{ name: "" }}
          button={say("views.keep")}
          onCancel={() => setNaming(false)}
          onSend={async ({ name }) => {
            keep(withView(views, { name: name.trim(), address: from }))
            setNaming(false)
          }}
        >
          <FormField<{ name: string }>
            name="name"
            label={say("views.name")}
            check={({ name }) => (name.trim() ? undefined : say("views.nameless"))}
          >
            <Input maxLength={VIEW.name} autoComplete="off" />
          </FormField>
          <p>{say("views.where")}</p>
        </AskForm>
      </FormDialog>
    </nav>
  )
}
