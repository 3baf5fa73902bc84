import { RETURN_KINDS, RETURN_LIST } from "@silai/contracts/returns/limits"
import { RETURN_STATE_KEYS, type ReturnState } from "@silai/contracts/returns/states"
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
      search={{ placeholder: say("returns.search"), maxLength: RETURN_LIST.maxSearch, finds: say("returns.finds") }}
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

/** States as tabs with their counts; those without requests are left out. */
function StateTabs({ list: { counts, values, filter } }: { list: Requests }) {
  const say = useSay()
  const chosen: readonly ReturnState[] = values.state ?? []
  const tab = (label: string, states: readonly ReturnState[], counted = states): Tab => ({
    label,
    count: counts ? counted.reduce((sum, state) => sum + (counts[state] ?? 0), 0) : undefined,
    on: chosen.join() === states.join(),
    choose: () => filter({ state: [...states] }),
  })
  const shown = RETURN_STATE_KEYS.filter(
    (state) => (counts?.[state] ?? 0) > 0 || chosen.includes(state) || ALWAYS.includes(state),
  )
  const tabs = [
    tab(say("orders.every"), [], RETURN_STATE_KEYS),
    ...(chosen.length > 1 ? [tab(say("orders.chosen"), chosen)] : []),
    ...shown.map((state) => tab(say(`return-state.${state}`), [state])),
  ]
  return <Tabs label={say("returns.filter")} tabs={tabs} />
}
