import { RETURN_KINDS, RETURN_LIST } from "@silai/contracts/returns/limits"
import { isClosed, OPEN_STATES, RETURN_STATE_KEYS, type ReturnState } from "@silai/contracts/returns/states"
import { useSearchWords } from "../../providers/may"
import { Choice } from "../../ui/choice"
import { ListFrame } from "../../ui/list/list-frame"
import type { List } from "../../ui/list/use-list-table"
import { type Tab, Tabs } from "../../ui/tabs"
import { useSay } from "../../words/language"
import type { ReturnRecord } from "./calls"
import { ReturnCard, returnColumns } from "./columns"
import { returnAddress } from "./query"

type Requests = List<ReturnRecord, typeof returnAddress>

export function ReturnList() {
  const say = useSay()
  const by = useSearchWords()
  return (
    <ListFrame<ReturnRecord, typeof returnAddress>
      resource="return"
      address={returnAddress}
      title={say("returns.title")}
      things={[say("returns.one"), say("returns.many")]}
      columns={returnColumns(say)}
      pathOf={({ _id }) => `/returns/view/${_id}`}
      nameOf={({ returnNumber }) => returnNumber}
      card={(request) => <ReturnCard request={request} />}
      cameAt={({ askedAt }) => askedAt}
      search={{
        placeholder: say(`returns.search${by}`),
        maxLength: RETURN_LIST.maxSearch,
        finds: say(`returns.finds${by}`),
      }}
      none={say("returns.none")}
      actions={(list) => <KindChoice list={list} />}
      filters={(list) => <StateTabs list={list} />}
    />
  )
}

function KindChoice({ list: { values, filter } }: { list: Requests }) {
  const say = useSay()
  const [kind = ""] = values.kind?.length === 1 ? values.kind : []
  return (
    <Choice<string>
      label={say("returns.kind")}
      value={kind}
      words={[["", say("returns.every-kind")], ...RETURN_KINDS.map((one) => [one, say(`return-kind.${one}`)] as const)]}
      onChoose={(chosen) => filter({ kind: RETURN_KINDS.filter((one) => one === chosen) })}
    />
  )
}

/** Shown also where there is none: what waits for the shop. */
const ALWAYS: readonly ReturnState[] = ["requested", "received"]

/** What is to be done first, and states as tabs with their counts; those without requests are left out. */
function StateTabs({ list: { counts, values, filter, sort, order } }: { list: Requests }) {
  const say = useSay()
  const chosen: readonly ReturnState[] = values.state ?? []
  const isToDo = sort === "due"
  const countOf = (states: readonly ReturnState[]) =>
    counts ? states.reduce((sum, state) => sum + (counts[state] ?? 0), 0) : undefined
  const tab = (label: string, states: readonly ReturnState[], counted = states): Tab => ({
    label,
    // What is to be done leaves closed requests out, and with them their counts.
    count: isToDo && counted.some(isClosed) ? undefined : countOf(counted),
    on: !isToDo && chosen.join() === states.join(),
    choose: () => {
      filter({ state: [...states] })
      if (isToDo) order("newest")
    },
  })
  const shown = RETURN_STATE_KEYS.filter(
    (state) => (counts?.[state] ?? 0) > 0 || chosen.includes(state) || ALWAYS.includes(state),
  )
  const tabs: Tab[] = [
    tab(say("orders.every"), [], RETURN_STATE_KEYS),
    {
      label: say("returns.to-do"),
      count: countOf(OPEN_STATES),
      on: isToDo,
      choose: () => {
        filter({ state: [] })
        order("due")
      },
    },
    ...(chosen.length > 1 ? [tab(say("orders.chosen"), chosen)] : []),
    ...shown.map((state) => tab(say(`return-state.${state}`), [state])),
  ]
  return <Tabs label={say("returns.filter")} tabs={tabs} />
}
