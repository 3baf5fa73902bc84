import type { StaffMember } from "@silai/contracts/account/staff-calls"
import { SEWING_ROLES } from "@silai/contracts/staff/sewing"
import { ROLE_WORDS } from "@silai/contracts/staff/messages"
import { App, Button, Table } from "antd"
import type { ColumnType } from "antd/es/table"
import { dateOf, dateTimeOf, waited } from "../../ui/format"
import { tableProps, useSideways } from "../../ui/list/table-props"
import { TwoLines } from "../../ui/list/two-lines"
import { MoreMenu } from "../../ui/record/more-menu"
import { useCards } from "../../ui/use-narrow"
import { useNow } from "../../ui/use-now"
import { useAct } from "../../ui/use-act"
import { useState } from "react"
import { call } from "../../providers/call"
import { useSay } from "../../words/language"
import { askRemoval, askReset } from "./calls"
import { CapacityField } from "./capacity-field"
import { ProofDialog } from "./proof-dialog"
import style from "./staff.module.css"

/** A visit is recorded at most once in five minutes, so anything less than ten counts as now. */
const PRESENT_MS = 10 * 60_000

function LastSeen({ at }: { at: string | null }) {
  const now = useNow()
  if (!at) return <span className="quiet">Not yet</span>
  if (now - Date.parse(at) < PRESENT_MS) return <span className={style.here}>Here now</span>
  return (
    <time dateTime={at} title={dateTimeOf(at)}>
      {waited(at, now, "en-IN")} ago
    </time>
  )
}

const Name = ({ person }: { person: StaffMember }) => (
  <TwoLines>
    <b>
      {person.name}
      {person.isYou && <span className="quiet"> (you)</span>}
    </b>
    {`${person.email}${person.hasSecondFactor ? ", two-step sign-in" : ""}`}
  </TwoLines>
)

type Props = { people: StaffMember[]; onRole: (person: StaffMember) => void }

export function People({ people, onRole }: Props) {
  const say = useSay()
  const remove = useRemoval()
  const cards = useCards()
  const scroll = useSideways()
  const [resetting, setResetting] = useState<StaffMember | null>(null)
  const tools = (person: StaffMember) => (
    <span className="row">
      <Button size="small" onClick={() => onRole(person)} aria-label={`Change the role of ${person.name}`}>
        Change role
      </Button>
      {!person.isYou && (
        <MoreMenu
          size="small"
          of={person.name}
          items={[
            ...(person.hasSecondFactor
              ? [{ key: "reset", label: "Reset second step", onClick: () => setResetting(person) }]
              : []),
            { key: "remove", label: "Remove", danger: true, onClick: () => remove(person) },
          ]}
        />
      )}
    </span>
  )
  const columns: ColumnType<StaffMember>[] = [
    { key: "name", title: "Name", render: (_, person) => <Name person={person} /> },
    {
      key: "role",
      title: "Role",
      width: 120,
      className: "end-on-phone",
      render: (_, { role }) => ROLE_WORDS[role].label,
    },
    {
      key: "per-day",
      title: say("staff.per-day"),
      width: 110,
      className: "end-on-phone",
      render: (_, person) =>
        SEWING_ROLES.includes(person.role) ? (
          <>
            {cards && <span className="soft">{say("staff.per-day")} </span>}
            <CapacityField person={person} />
          </>
        ) : (
          !cards && "–"
        ),
    },
    { key: "seen", title: "Last seen", width: 150, render: (_, { lastSeenAt }) => <LastSeen at={lastSeenAt} /> },
    { key: "since", title: "Since", width: 130, responsive: ["xl"], render: (_, { joinedAt }) => dateOf(joinedAt) },
    {
      key: "tools",
      title: "Change",
      align: "end",
      width: 220,
      className: "wide",
      render: (_, person) => tools(person),
    },
  ]
  return (
    <>
      <Table<StaffMember> {...tableProps} scroll={scroll} columns={columns} dataSource={people} />
      <ResetDialog person={resetting} onClose={() => setResetting(null)} />
    </>
  )
}

/** Asks for confirmation with the consequence, and removes a staff member. */
function useRemoval() {
  const { modal } = App.useApp()
  const { act } = useAct("staff")
  return (person: StaffMember) =>
    void modal.confirm({
      title: `Remove ${person.name}?`,
      content: `They are signed out everywhere at once and cannot sign in again. Their open invitations are withdrawn. Their actions stay in the orders' history.`,
      icon: null,
      okText: "Remove",
      okButtonProps: { danger: true },
      cancelText: "Keep",
      autoFocusButton: "cancel",
      maskClosable: false,
      onOk: () => act(askRemoval, { userId: person._id }),
    })
}

/** For a person who has lost the phone and the recovery codes. */
function ResetDialog({ person, onClose }: { person: StaffMember | null; onClose: () => void }) {
  const say = useSay()
  // Kept during the closing animation, so that its title does not change.
  const [shown, setShown] = useState(person)
  if (person && person !== shown) setShown(person)
  const name = shown?.name ?? ""
  return (
    <ProofDialog
      open={person !== null}
      title={say("factor.reset.title", { name })}
      words={say("factor.reset.words", { name })}
      button={say("factor.reset")}
      danger
      onClose={onClose}
      ask={(proof) => call(askReset, { userId: shown?._id ?? "", ...proof })}
    />
  )
}
