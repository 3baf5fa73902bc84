import type { StaffMember } from "@silai/contracts/account/staff-calls"
import { ROLE_WORDS } from "@silai/contracts/staff/messages"
import { App, Button } from "antd"
import type { Column } from "../../ui/columns"
import { dateOf, dateTimeOf, waited } from "../../ui/format"
import { Rows } from "../../ui/rows"
import { useNow } from "../../ui/use-now"
import { useNarrow } from "../../ui/use-narrow"
import { useAct } from "../../ui/use-act"
import { askRemoval, askReset } from "./calls"
import style from "./staff.module.css"

/** A visit is recorded at most once in five minutes, so anything less than ten counts as now. */
const PRESENT_MS = 10 * 60_000

function LastSeen({ at }: { at: string | null }) {
  const now = useNow()
  if (!at) return <span className={style.soft}>Not yet</span>
  if (now - Date.parse(at) < PRESENT_MS) return <span className={style.here}>Here now</span>
  return (
    <time dateTime={at} title={dateTimeOf(at)}>
      {waited(at, now)} ago
    </time>
  )
}

const Name = ({ person }: { person: StaffMember }) => (
  <span className={style.two}>
    <b>
      {person.name}
      {person.isYou && <span className={style.soft}> (you)</span>}
    </b>
    <span>
      {person.email}
      {person.hasSecondFactor && ", two-step sign-in"}
    </span>
  </span>
)

type Props = { people: StaffMember[]; onRole: (person: StaffMember) => void }

export function People({ people, onRole }: Props) {
  const narrow = useNarrow()
  const remove = useRemoval()
  const reset = useReset()
  const tools = (person: StaffMember) => (
    <span className={style.tools}>
      <Button size="small" onClick={() => onRole(person)} aria-label={`Change the role of ${person.name}`}>
        Change role
      </Button>
      {!person.isYou && person.hasSecondFactor && (
        <Button size="small" onClick={() => reset(person)} aria-label={`Reset the second step of ${person.name}`}>
          Reset second step
        </Button>
      )}
      {!person.isYou && (
        <Button size="small" type="text" danger onClick={() => remove(person)} aria-label={`Remove ${person.name}`}>
          Remove
        </Button>
      )}
    </span>
  )
  const columns: Column<StaffMember>[] = [
    { key: "name", title: "Name", cell: (person) => <Name person={person} /> },
    { key: "role", title: "Role", width: 120, cell: (person) => ROLE_WORDS[person.role].label },
    { key: "seen", title: "Last seen", width: 150, cell: (person) => <LastSeen at={person.lastSeenAt} /> },
    { key: "since", title: "Since", width: 130, lesser: true, cell: (person) => dateOf(person.joinedAt) },
    { key: "tools", title: "Change", end: true, width: 220, cell: tools },
  ]
  if (!narrow)
    return (
      <div className={style.sheet}>
        <Rows caption="People of the shop" columns={columns} rows={people} />
      </div>
    )
  return (
    <ul className={style.sheet} aria-label="People of the shop">
      {people.map((person) => (
        <li key={person._id} className={style.card}>
          <div className={style.line}>
            <Name person={person} />
            <span>{ROLE_WORDS[person.role].label}</span>
          </div>
          <div className={style.line}>
            <LastSeen at={person.lastSeenAt} />
            {tools(person)}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Asks for confirmation with the consequence, and removes a staff member. */
function useRemoval() {
  const { modal } = App.useApp()
  const { act } = useAct("staff")
  return (person: StaffMember) =>
    void modal.confirm({
      title: `Remove ${person.name}?`,
      content: `They are signed out everywhere at once and cannot sign in again. Invitations they sent that nobody has taken up are withdrawn. What they did stays in the orders' history.`,
      icon: null,
      okText: "Remove",
      okButtonProps: { danger: true },
      cancelText: "Keep",
      autoFocusButton: "cancel",
      maskClosable: false,
      onOk: () => act(askRemoval, { userId: person._id }),
    })
}

/** For somebody who has lost the phone and the recovery codes. */
function useReset() {
  const { modal } = App.useApp()
  const { act } = useAct("staff")
  return (person: StaffMember) =>
    void modal.confirm({
      title: `Reset the second step of ${person.name}?`,
      content: `Do this only when you know that it is ${person.name} who asks. They are signed out everywhere, a mail tells them, and they sign in with the password alone until they set it up anew.`,
      icon: null,
      okText: "Reset",
      okButtonProps: { danger: true },
      cancelText: "Keep",
      autoFocusButton: "cancel",
      maskClosable: false,
      onOk: () => act(askReset, { userId: person._id }),
    })
}
