import { ORDER_STATUSES } from "@silai/contracts/order/status"
import { DUTY_WORDS, ROLE_WORDS } from "@silai/contracts/staff/messages"
import { DUTIES, MAY_MOVE_TO, mayDo, mayMoveTo, ROLES, type Role } from "@silai/contracts/staff/roles"
import { Collapse, Table } from "antd"
import type { ColumnType } from "antd/es/table"
import type { ReactNode } from "react"
import { TickIcon } from "../../ui/icons"
import { tableProps } from "../../ui/list/table-props"
import { useTight } from "../../ui/use-narrow"

// Every staff member may enter, and manage their own sign-in; rows of four ticks would only lengthen the table.
const shown = DUTIES.filter((duty) => duty !== "counter.enter" && duty !== "signin.secure")

/** The statuses that a role may set, in words. */
function movesOf(role: Role): string[] {
  if (MAY_MOVE_TO[role].length === ORDER_STATUSES.length) return ["Any status"]
  return ORDER_STATUSES.filter(({ code }) => mayMoveTo(role, code)).map(({ label }) => label)
}

/** The duties of each role, built from the table that the server checks. */
export function Duties() {
  const tight = useTight()
  return (
    <section className="part" aria-labelledby="duties">
      <h2 id="duties">Permissions</h2>
      <p className="quiet">The same for everyone with a role; the shop refuses what is not ticked.</p>
      {tight ? <ByRole /> : <ByDuty />}
    </section>
  )
}

type Row = { name: string; of: (role: Role) => ReactNode }

const Answer = ({ yes }: { yes: boolean }) => (
  <>
    {yes ? <TickIcon /> : <span aria-hidden="true">–</span>}
    <span className="unseen">{yes ? "Yes" : "No"}</span>
  </>
)

const rows: Row[] = [
  ...shown.map((duty) => ({ name: DUTY_WORDS[duty], of: (role: Role) => <Answer yes={mayDo(role, duty)} /> })),
  {
    name: "Statuses they may give an order",
    of: (role) => <div className="lines soft">{movesOf(role).join("\n")}</div>,
  },
]

const columns: ColumnType<Row>[] = [
  { key: "duty", title: <span className="unseen">Part of the work</span>, rowScope: "row", dataIndex: "name" },
  ...ROLES.map((role) => ({
    key: role,
    title: ROLE_WORDS[role].label,
    align: "center" as const,
    width: 128,
    render: (_: unknown, row: Row) => row.of(role),
  })),
]

const ByDuty = () => <Table<Row> {...tableProps} rowKey="name" size="small" columns={columns} dataSource={rows} />

const ByRole = () => (
  <Collapse
    items={ROLES.map((role) => ({
      key: role,
      label: (
        <>
          <b>{ROLE_WORDS[role].label}</b> <div className="soft">{ROLE_WORDS[role].about}</div>
        </>
      ),
      children: (
        <ul className="tight">
          {shown
            .filter((duty) => mayDo(role, duty))
            .map((duty) => (
              <li key={duty}>
                {DUTY_WORDS[duty]}
                {duty === "order.move" && ` to: ${movesOf(role).join(", ")}`}
              </li>
            ))}
        </ul>
      ),
    }))}
  />
)
