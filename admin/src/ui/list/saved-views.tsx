import { useGetIdentity } from "@refinedev/core"
import type { ListView, StaffPerson } from "@silai/contracts/account/calls"
import type { ViewList } from "@silai/contracts/account/view-limits"
import { App, Button } from "antd"
import { lazy, Suspense, useState } from "react"
import { Link, useLocation } from "react-router"
import { sentenceOf, useSay } from "../../words/language"
import { IconButton } from "../icon-button"
import { CloseIcon, PeopleIcon } from "../icons"
import { useEver } from "../use-ever"
import { useViews } from "./use-views"
import { viewAddress } from "./views"
import style from "./saved-views.module.css"

const NameView = lazy(() => import("./name-view").then((part) => ({ default: part.NameView })))

/** The lists that a person comes back to, by a name, and those that colleagues share. `from` is this list's address. */
export function SavedViews({ list, from }: { list: ViewList; from: string }) {
  const { data: person } = useGetIdentity<StaffPerson | null>()
  return person ? <Views key={person._id} list={list} userId={person._id} from={viewAddress(from)} /> : null
}

function Views({ list, userId, from }: { list: ViewList; userId: string; from: string }) {
  const say = useSay()
  const { message } = App.useApp()
  const { views, save, remove } = useViews(list, userId)
  const [naming, setNaming] = useState(false)
  const hasNamed = useEver(naming)
  const reportDone = (done: Promise<string>) =>
    void done.then(
      (notice) => message.success(notice),
      (error: Error) => message.error(sentenceOf(error)),
    )
  if (!views) return null
  const isNew = from !== "" && !views.some(({ address }) => address === from)
  if (views.length === 0 && !isNew) return null
  return (
    <nav className={style.views} aria-label={say("views.title")}>
      {views.map((view) => (
        <View
          key={view._id}
          view={view}
          isHere={view.address === from}
          onShare={() => reportDone(save({ ...view, isShared: !view.isShared }))}
          onRemove={() => reportDone(remove(view))}
        />
      ))}
      {isNew && (
        <Button type="text" onClick={() => setNaming(true)}>
          {say("views.save")}
        </Button>
      )}
      {hasNamed && (
        <Suspense>
          <NameView
            open={naming}
            onClose={() => setNaming(false)}
            onSave={(named) => save({ ...named, address: from })}
          />
        </Suspense>
      )}
    </nav>
  )
}

type ViewProps = { view: ListView; isHere: boolean; onShare: () => void; onRemove: () => void }

function View({ view: { name, address, isShared, isYours, by, mayRemove }, isHere, onShare, onRemove }: ViewProps) {
  const say = useSay()
  const { pathname } = useLocation()
  return (
    <span className={style.view} data-on={isHere}>
      <Link to={`${pathname}${address}`} aria-current={isHere ? "page" : undefined}>
        {name}
        {!isYours && <small> {say("views.by", { name: by })}</small>}
      </Link>
      {isYours && (
        <IconButton
          icon={<PeopleIcon />}
          label={say("views.share", { name })}
          aria-pressed={isShared}
          onClick={onShare}
        />
      )}
      {mayRemove && <IconButton icon={<CloseIcon />} label={say("views.forget", { name })} onClick={onRemove} />}
    </span>
  )
}
