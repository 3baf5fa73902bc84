import { Button, Collapse, Table } from "antd"
import type { ColumnType } from "antd/es/table"
import { count, shortDay } from "../../../ui/format"
import { tableProps } from "../../../ui/list/table-props"
import { useNow } from "../../../ui/use-now"
import { useSay } from "../../../words/language"
import type { Tailors, WorkshopLoad } from "./calls"
import { type LoadRow, loadTable } from "./load"
import style from "./workshop.module.css"

type Props = {
  tailors: Tailors
  load: WorkshopLoad
  /** Kept by the board: a window that gets narrow or wide draws the table elsewhere. */
  isOpen: boolean
  onFold: (isOpen: boolean) => void
  /** Shows what this person must finish by this day. */
  onChoose: (tailor: string, due: string | undefined) => void
}

/** How many pieces each tailor must finish by which day, against the tailor's capacity; folded until staff open it. */
export function LoadTable({ tailors, load, isOpen, onFold, onChoose }: Props) {
  const say = useSay()
  const { columns, rows } = loadTable(tailors, load, useNow())
  if (rows.length === 0) return null
  const dayWord = (column: string) =>
    column === "late" || column === "later" ? say(`workshop.load.${column}`) : shortDay(column)
  const nameOf = ({ name }: LoadRow) => (name === null ? say("at-work.nobody") : name || say("workshop.load.left"))
  const table: ColumnType<LoadRow>[] = [
    { key: "name", title: say("workshop.load.who"), render: (_, row) => nameOf(row) },
    {
      key: "per-day",
      title: say("workshop.load.per-day"),
      align: "end",
      width: 110,
      render: (_, { perDay }) => (perDay === null ? <span className="soft">–</span> : count(perDay)),
    },
    ...columns.map((column): ColumnType<LoadRow> => ({
      key: column,
      title: dayWord(column),
      align: "end",
      width: 96,
      render: (_, row) => {
        const cell = row.cells[column]
        if (!cell) return <span className="soft">–</span>
        const { pieces: n, tight } = cell
        return (
          <Button
            size="small"
            type="text"
            className={tight ? style.tight : undefined}
            aria-label={say(tight ? "workshop.load.cell.tight" : "workshop.load.cell", {
              n,
              name: nameOf(row),
              day: dayWord(column),
            })}
            onClick={() => onChoose(row._id, column === "later" ? undefined : column)}
          >
            {count(n)}
            {tight && " !"}
          </Button>
        )
      },
    })),
    { key: "all", title: say("workshop.load.all"), align: "end", width: 90, render: (_, { pieces }) => count(pieces) },
  ]
  return (
    <Collapse
      size="small"
      activeKey={isOpen ? ["load"] : []}
      onChange={(open) => onFold(open.length > 0)}
      items={[
        {
          key: "load",
          label: say("workshop.load.title"),
          children: (
            <>
              <div className={style.load}>
                <Table<LoadRow> {...tableProps} columns={table} dataSource={rows} />
              </div>
              <p className="soft">{say("workshop.load.hint")}</p>
            </>
          ),
        },
      ]}
    />
  )
}
