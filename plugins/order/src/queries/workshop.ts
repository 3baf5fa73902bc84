import type { ParsedBodyOf } from "@silai/contracts/call"
import { leavesBy } from "@silai/contracts/checkout/working-days"
import type { MeasurementType } from "@silai/contracts/measurement/limits"
import type { workshopCalls, WorkshopOrder } from "@silai/contracts/order/workshop-calls"
import { orderNumberOf, WORKSHOP } from "@silai/contracts/order/limits"
import { codeOf } from "@silai/contracts/order/status"
import { WORKSHOP_CODES, WORKSHOP_STAGES, type WorkshopStage } from "@silai/contracts/order/workshop"
import { type Role, seesContact } from "@silai/contracts/staff/roles"
import { many, one, type Sql } from "@silai/kit/knex"
import { movesOf } from "../rules/moves"
import { searched } from "./narrowed"
import type { OrderedLine, OrderStateRow } from "./order"

type Ask = ParsedBodyOf<typeof workshopCalls.all>
type Row = Pick<OrderStateRow, "order_id" | "number" | "code" | "placed_at" | "customer_name" | "delivery_method"> & {
  stage: WorkshopStage
  units: number
  lines: OrderedLine[]
  count: string
}
type Board = { data: WorkshopOrder[]; counts: Record<WorkshopStage, number>; toAccept: number }

const codes = WORKSHOP_CODES.join(", ")
const stages = WORKSHOP_STAGES.map(({ key, codes: own }) => `when code in (${own.join(", ")}) then '${key}'`).join(" ")

/** Lines that are cut to measure, for this half of the body; the line itself says which where it is measured later. */
const ofType = (type: MeasurementType | undefined) =>
  type
    ? {
        where: `jsonb_path_exists(details, '$.lines[*] \\? (@.orderType == "custom" && @.quantity > 0 && (@.measurement.measurementType == $type || @.measurementType == $type))', jsonb_build_object('type', ?::text))`,
        bindings: [type],
      }
    : { where: "true", bindings: [] }

const isAsked = (
  { orderType, quantity, measurement, measurementType }: OrderedLine,
  type: MeasurementType | undefined,
) => orderType === "custom" && quantity > 0 && (!type || (measurement?.measurementType ?? measurementType) === type)

function cardOf(row: Row, role: Role, type: MeasurementType | undefined): WorkshopOrder {
  const pieces = row.lines.filter((line) => isAsked(line, type))
  return {
    _id: row.order_id,
    orderNumber: orderNumberOf(row.number),
    status: row.code,
    stage: row.stage,
    placedAt: row.placed_at.toISOString(),
    dueOn: leavesBy(row.placed_at.getTime(), true),
    customerName: row.customer_name,
    delivery: row.delivery_method,
    pieces: pieces.map(({ name, colour, colourCode, slug, thumbnail, quantity, measurement }) => ({
      name,
      color: colour,
      colorCode: colourCode,
      slug,
      thumbnail,
      quantity,
      measurement,
    })),
    others: row.units - pieces.reduce((sum, { quantity }) => sum + quantity, 0),
    nextStatuses: movesOf(role, row.code, row.delivery_method),
  }
}

/**
 * The workshop's board in two statements. Every custom order has the same days, so the one that was placed first is due
 * first.
 */
export async function workshopBoard(sql: Sql, { search, type }: Ask, role: Role): Promise<Board> {
  const found = searched(search, seesContact(role))
  const wanted = ofType(type)
  const [rows, waiting] = await Promise.all([
    many<Row>(
      sql,
      `select order_id, number, code, placed_at, customer_name, delivery_method, units, stage, details -> 'lines' as lines, count
         from (select *, count(*) over (partition by stage) as count,
                      row_number() over (partition by stage order by placed_at, order_id) as place
                 from (select *, case ${stages} end as stage from order_state
                        where has_custom and code in (${codes}) and ${found.where} and ${wanted.where}) at_work) placed
        where place <= ? order by placed_at, order_id`,
      [...found.bindings, ...wanted.bindings, WORKSHOP.perStage],
    ),
    one<{ n: number }>(sql, `select count(*)::int as n from order_state where has_custom and code = ?`, [
      codeOf("placed"),
    ]),
  ])
  const counts: Board["counts"] = { accepted: 0, inProgress: 0, ready: 0 }
  for (const { stage, count } of rows) counts[stage] = Number(count)
  return { data: rows.map((row) => cardOf(row, role, type)), counts, toAccept: waiting?.n ?? 0 }
}
