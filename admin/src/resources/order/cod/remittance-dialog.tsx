import { COD } from "@silai/contracts/checkout/limits"
import { call } from "../../../providers/call"
import { money } from "../../../ui/format"
import { useSay } from "../../../words/language"
import { askCollect } from "../calls"
import { CheckedLinesDialog } from "../checked-lines/checked-lines-dialog"
import { ColumnMatch } from "../checked-lines/column-match"
import { useCheckedLines } from "../checked-lines/use-checked-lines"
import {
  linesOfRemittance,
  readRemittance,
  readRemittanceFile,
  type RemittanceFile,
  type RemittanceLine,
} from "./remittance-file"

const MOST = { lines: 10 * COD.lines, check: COD.lines, send: 10 }

type Props = { open: boolean; onClose: () => void; /** The chosen orders' numbers, one per line. */ first?: string }

/** The cash that a courier has paid: each line is checked, then exactly those that fit are noted. */
export function RemittanceDialog({ open, onClose, first }: Props) {
  const say = useSay()
  const ask = async (lines: readonly RemittanceLine[], check: boolean) => {
    const named = lines.map(({ order, amountRupees, reference }) => ({
      order,
      reference,
      ...(amountRupees !== null && { amountRupees }),
    }))
    return (await call(askCollect, { lines: named, check })).data.map((one) => ({ ...one, isDone: one.noted }))
  }
  const lines = useCheckedLines<RemittanceLine, RemittanceFile>({
    first,
    readLines: readRemittance,
    readFile: readRemittanceFile,
    linesOf: linesOfRemittance,
    whyWrong: ({ wrong }) => (wrong ? say(`remit.wrong.${wrong}`) : ""),
    ask,
    most: MOST,
    changes: ["order", "payment"],
  })
  const { file } = lines
  return (
    <CheckedLinesDialog
      kind="remit"
      open={open}
      onClose={onClose}
      lines={lines}
      example="SL-000123, 839, UTIB0001"
      detail={({ amountRupees, reference }) =>
        [amountRupees === null ? "" : money(amountRupees), reference].filter(Boolean).join(", ")
      }
    >
      {file && (
        <ColumnMatch
          title={say("remit.matched", { n: file.rows.length })}
          headings={file.headings}
          columns={file.columns}
          disabled={lines.busy}
          onChange={(columns) => lines.match({ ...file, columns })}
        />
      )}
    </CheckedLinesDialog>
  )
}
