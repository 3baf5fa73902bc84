import { codeOf } from "@silai/contracts/order/status"
import { MOVE_MANY, PARCEL } from "@silai/contracts/order/limits"
import { roomFor } from "@silai/contracts/room"
import { Form, Input } from "antd"
import { useRef } from "react"
import { call } from "../../../providers/call"
import { useSay } from "../../../words/language"
import { askMoveMany } from "../calls"
import { CheckedLinesDialog } from "../checked-lines/checked-lines-dialog"
import { ColumnMatch } from "../checked-lines/column-match"
import { useCheckedLines } from "../checked-lines/use-checked-lines"
import type { Filters } from "../many/chunks"
import { useDoubted } from "../many/use-doubted"
import type { Even } from "../next-step"
import { type CourierFile, linesOfFile, readCourierFile } from "./courier-file"
import { type ParcelLine, readParcels } from "./parcel-list"

const MOST = { lines: 10 * MOVE_MANY, check: MOVE_MANY, send: 5 }

/** The selected orders, by their filters; lines of other orders are refused. */
export type Among = { filters: Filters; upTo: number; total: number }

/** Parcels with their tracking numbers: each line is checked, then exactly those that fit are shipped. */
export function ShipManyDialog({ open, among, onClose }: { open: boolean; among?: Among; onClose: () => void }) {
  const say = useSay()
  const askDoubted = useDoubted()
  /** The doubts that the person has confirmed in this dialog, by order. */
  const confirmed = useRef(new Map<string, Even>())
  const ask = async (lines: readonly ParcelLine[], check: boolean) => {
    const chosen = among && { among: { filters: among.filters, upTo: among.upTo } }
    const send = async (named: readonly string[]) => {
      const orders = lines.flatMap(({ order, parcel }) =>
        parcel && named.includes(order) ? [{ order, parcel, ...confirmed.current.get(order) }] : [],
      )
      return (await call(askMoveMany, { orders, ...chosen, status: codeOf("shipped"), check })).data
    }
    const data = await askDoubted({
      results: await send(lines.map(({ order }) => order)),
      again: (orders) => {
        for (const { order, ...even } of orders) confirmed.current.set(order, even)
        return send(orders.map(({ order }) => order))
      },
    })
    return data.map((one) => ({ ...one, isDone: one.moved }))
  }
  const lines = useCheckedLines<ParcelLine, CourierFile>({
    readLines: readParcels,
    readFile: readCourierFile,
    linesOf: linesOfFile,
    whyWrong: ({ wrong }) => (wrong ? say(`ship-many.wrong.${wrong}`) : ""),
    ask,
    most: MOST,
    changes: ["order"],
  })
  const { file } = lines
  return (
    <CheckedLinesDialog
      kind="ship-many"
      open={open}
      onClose={() => {
        confirmed.current.clear()
        onClose()
      }}
      lines={lines}
      note={among && say("ship-many.among", { n: among.total })}
      example="SL-000123, Delhivery, 1490812345678"
      detail={({ line, parcel }) =>
        parcel ? [parcel.courier, parcel.trackingNumber].filter(Boolean).join(", ") : line
      }
    >
      {file && (
        <ColumnMatch
          title={say("ship-many.matched", { n: file.rows.length })}
          headings={file.headings}
          columns={file.columns}
          disabled={lines.busy}
          onChange={(columns) => lines.match({ ...file, columns })}
        >
          {file.columns.courier === null && (
            <Form.Item layout="vertical" label={say("ship-many.courier")} htmlFor="courier-of-all">
              <Input
                id="courier-of-all"
                disabled={lines.busy}
                value={file.courier}
                maxLength={roomFor(PARCEL.courier)}
                onChange={({ target }) => lines.match({ ...file, courier: target.value })}
              />
            </Form.Item>
          )}
        </ColumnMatch>
      )}
    </CheckedLinesDialog>
  )
}
