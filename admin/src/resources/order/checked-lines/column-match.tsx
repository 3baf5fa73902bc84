import { Form, Select } from "antd"
import { type ReactNode, useId } from "react"
import { useSay } from "../../../words/language"
import type { Columns } from "./matched-file"
import style from "./checked-lines.module.css"

/** The meanings of a column in a courier's file. */
type FileColumn = "order" | "number" | "courier" | "link" | "amount" | "reference"
const NONE = -1

type Props<Column extends FileColumn> = {
  title: string
  headings: readonly string[]
  columns: Columns<Column>
  disabled: boolean
  onChange: (columns: Columns<Column>) => void
  /** Fields for what the file leaves out. */
  children?: ReactNode
}

/** Which column of a file is what, by its headings; the user can change it. */
export function ColumnMatch<Column extends FileColumn>({
  title,
  headings,
  columns,
  disabled,
  onChange,
  children,
}: Props<Column>) {
  const say = useSay()
  const id = useId()
  const options = [
    { value: NONE, label: say("file-column.none") },
    ...headings.map((heading, place) => ({ value: place, label: heading.trim() || `${place + 1}` })),
  ]
  return (
    <fieldset className={style.columns}>
      <legend>{title}</legend>
      {(Object.keys(columns) as Column[]).map((column) => (
        <Form.Item
          key={column}
          layout="vertical"
          label={say(`file-column.${column as FileColumn}`)}
          htmlFor={`${id}-${column}`}
        >
          <Select
            id={`${id}-${column}`}
            disabled={disabled}
            value={columns[column] ?? NONE}
            options={options}
            onChange={(place: number) => onChange({ ...columns, [column]: place === NONE ? null : place })}
          />
        </Form.Item>
      ))}
      {children}
    </fieldset>
  )
}
