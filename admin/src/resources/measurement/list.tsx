import { CanAccess } from "@refinedev/core"
import { MEASUREMENT_LIST, MEASUREMENT_TYPES } from "@silai/contracts/measurement/limits"
import { useSearchWords } from "../../providers/may"
import { LinkButton } from "../../ui/link-button"
import { ListFrame } from "../../ui/list/list-frame"
import { Tabs } from "../../ui/tabs"
import { useSay } from "../../words/language"
import type { HalfRecord } from "./calls"
import { HalfListCard, halfColumns } from "./columns"
import { halfAddress } from "./query"
import { BODY_KEYS, editPath } from "./words"

export function MeasurementList() {
  const say = useSay()
  const by = useSearchWords()
  const bodies = [
    ["", say("measures.both")],
    ...MEASUREMENT_TYPES.map((body) => [body, say(BODY_KEYS[body])] as const),
  ] as const
  return (
    <ListFrame<HalfRecord, typeof halfAddress>
      resource="measurement"
      address={halfAddress}
      title={say("nav.measurement")}
      things={[say("measures.one"), say("measures.many")]}
      columns={halfColumns(say)}
      pathOf={({ _id }) => editPath(_id)}
      nameOf={({ customer }) => customer.name}
      card={(half) => <HalfListCard half={half} />}
      search={{
        placeholder: say(`measures.search${by}`),
        maxLength: MEASUREMENT_LIST.maxSearch,
        finds: say(`measures.finds${by}`),
      }}
      none={say("measures.none")}
      actions={() => (
        <CanAccess resource="measurement" action="create">
          <LinkButton to="/measurement/add" main>
            {say("measures.add")}
          </LinkButton>
        </CanAccess>
      )}
      filters={({ values, filter }) => (
        <Tabs
          label={say("measures.filter")}
          tabs={bodies.map(([body, label]) => ({
            label,
            on: (values.body ?? "") === body,
            choose: () => filter({ body }),
          }))}
        />
      )}
    />
  )
}
