import type { NotificationKind } from "@silai/contracts/notification/kinds"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Checkbox } from "antd"
import { useState } from "react"
import { call } from "../../providers/call"
import { BackLink } from "../../ui/record/back-link"
import { ErrorState } from "../../ui/state/error-state"
import { Bar } from "../../ui/state/skeleton"
import { useAct } from "../../ui/use-act"
import { useTitle } from "../../ui/use-title"
import { useSay } from "../../words/language"
import page from "../../ui/record/record.module.css"
import { ThisDevice } from "../push/this-device"
import { askChoices, askChoose } from "./calls"
import style from "./notification.module.css"

const KEY = ["notification-choices"]

const useChoices = () =>
  useQuery({ queryKey: KEY, queryFn: async ({ signal }) => (await call(askChoices, {}, signal)).data })

/** The kinds of notifications: a choice of each person, saved at once. */
export function NotificationChoices() {
  const say = useSay()
  useTitle(say("notification.choices"))
  const client = useQueryClient()
  const { data, error, refetch } = useChoices()
  const { act, busy } = useAct("notification")
  /** The boxes just ticked, until the server's list has it. */
  const [ticked, setTicked] = useState<readonly NotificationKind[] | null>(null)
  const wanted = ticked ?? data?.filter(({ isWanted }) => isWanted).map(({ kind }) => kind) ?? []
  const choose = async (kinds: NotificationKind[]) => {
    if (busy) return
    setTicked(kinds)
    await act(askChoose, { kinds })
    await client.invalidateQueries({ queryKey: KEY })
    setTicked(null)
  }
  return (
    <div className={page.page}>
      <BackLink to="/notifications">{say("nav.notification")}</BackLink>
      <header className={page.head}>
        <div>
          <h1>{say("notification.choices")}</h1>
          <p className="soft">{say("notification.choices.why")}</p>
        </div>
      </header>
      <ThisDevice />
      {!data && !error && (
        <div role="status" aria-label={say("state.loading")}>
          <Bar height={180} />
        </div>
      )}
      {!data && error && (
        <ErrorState title={say("notification.choices.failed")} error={error} onRetry={() => void refetch()} />
      )}
      {data && (
        // Not disabled while it saves: the box with the focus would lose it.
        <Checkbox.Group<NotificationKind>
          className={style.kinds}
          value={[...wanted]}
          options={data.map(({ kind }) => ({ value: kind, label: say(`notification-kind.${kind}`) }))}
          onChange={(kinds) => void choose(kinds)}
        />
      )}
    </div>
  )
}
