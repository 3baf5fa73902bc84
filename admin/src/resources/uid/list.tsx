import { UID_LIST, UID_STATES, type UidState } from "@silai/contracts/uid/limits"
import { callForFile } from "../../providers/call"
import { useMay } from "../../providers/may"
import { LinkButton } from "../../ui/link-button"
import { ExportButton } from "../../ui/list/export-button"
import { ListFrame } from "../../ui/list/list-frame"
import type { List } from "../../ui/list/use-list-table"
import { type Tab, Tabs } from "../../ui/tabs"
import { useSay } from "../../words/language"
import { askUidFile, editPath, LIST, type UidRecord } from "./calls"
import { UidCard, uidColumns } from "./columns"
import { uidAddress } from "./query"

type Ids = List<UidRecord, typeof uidAddress>

export function UidList() {
  const say = useSay()
  const mayWrite = useMay()("uid.write")
  return (
    <ListFrame<UidRecord, typeof uidAddress>
      resource="uid"
      address={uidAddress}
      title={say("nav.uid")}
      things={[say("uid.one"), say("uid.many")]}
      columns={uidColumns(say)}
      pathOf={({ uid }) => editPath(uid)}
      nameOf={({ written }) => written}
      card={(row) => <UidCard row={row} />}
      search={{ placeholder: say("uid.search"), maxLength: UID_LIST.maxSearch, finds: say("uid.finds") }}
      none={say("uid.none")}
      actions={({ values: { often, ...values }, sort, total }) => (
        <>
          <ExportButton
            name="uids"
            total={total}
            ask={() => callForFile(askUidFile, { ...values, sort, isOften: often === "yes" }, "text/csv")}
          />
          <LinkButton to={`${LIST}/reports`}>{say("uid.reports")}</LinkButton>
          <LinkButton to={`${LIST}/batches`}>{say("uid.batches")}</LinkButton>
          {mayWrite && (
            <LinkButton to={`${LIST}/generate`} main>
              {say("uid.make")}
            </LinkButton>
          )}
        </>
      )}
      filters={(list) => <StateTabs list={list} />}
    />
  )
}

/** States as tabs with their counts; those without ids are left out. */
function StateTabs({ list: { counts, values, filter, rows } }: { list: Ids }) {
  const say = useSay()
  const chosen: readonly UidState[] = values.state ?? []
  const countOf = (states: readonly UidState[]) =>
    counts ? states.reduce((sum, state) => sum + (counts[state] ?? 0), 0) : undefined
  const tab = (label: string, states: readonly UidState[], counted = states): Tab => ({
    label,
    count: countOf(counted),
    on: values.often !== "yes" && chosen.join() === states.join(),
    choose: () => filter({ state: [...states], often: "" }),
  })
  const batch = values.batchId ? rows?.[0]?.batchNumber : undefined
  const tabs: Tab[] = [
    tab(batch === undefined ? say("uid.every") : say("uid.of-batch", { n: batch }), [], UID_STATES),
    ...UID_STATES.filter((state) => (counts?.[state] ?? 0) > 0 || chosen.includes(state)).map((state) =>
      tab(say(`uid-state.${state}`), [state]),
    ),
    {
      label: say("uid.often"),
      on: values.often === "yes",
      choose: () => filter({ state: [], often: "yes" }),
    },
  ]
  return <Tabs label={say("uid.filter")} tabs={tabs} />
}
