import { AUDIT_KIND_NAMES } from "@silai/contracts/audit/kinds"
import { Choice } from "../../ui/choice"
import { DayRange } from "../../ui/list/day-range"
import type { List } from "../../ui/list/list-table"
import { useSay } from "../../words/language"
import type { ActRecord } from "./calls"
import type { auditAddress } from "./query"

export function FilterFields({ list }: { list: List<ActRecord, typeof auditAddress> }) {
  const say = useSay()
  const { values, filter, reply } = list
  const people = (reply as { people?: { _id: string; name: string }[] } | undefined)?.people ?? []
  return (
    <>
      <Choice
        label={say("audit.who")}
        labelled="above"
        value={values.person ?? ""}
        words={[["", say("audit.anybody")], ...people.map(({ _id, name }) => [_id, name] as const)]}
        onChoose={(person) => filter({ person })}
      />
      <Choice
        label={say("audit.kind")}
        labelled="above"
        value={values.kind ?? ""}
        words={[
          ["", say("audit.anything")],
          ...AUDIT_KIND_NAMES.map((kind) => [kind, say(`audit-kind.${kind}`)] as const),
        ]}
        onChoose={(kind) => filter({ kind: kind || undefined })}
      />
      <DayRange label={say("audit.days")} from={values.from} to={values.to} onChange={filter} />
    </>
  )
}
