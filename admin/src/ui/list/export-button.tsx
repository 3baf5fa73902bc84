import { Button } from "antd"
import { type AskCsv, useCsv } from "./use-csv"

/** `name`: what the file holds, in the plural. */
type Props = { name: string; total: number; ask: AskCsv }

/** A file for a spreadsheet, with its description. */
export function ExportButton({ name, total, ask }: Props) {
  const { key: _, label, ...button } = useCsv(name, total, ask)
  return <Button {...button}>{label}</Button>
}
