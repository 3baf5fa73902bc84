import type { ParsedBodyOf, ReplyOf } from "@silai/contracts/call"
import { daysLeft, leavesBy } from "@silai/contracts/checkout/working-days"
import type { MeasurementType } from "@silai/contracts/measurement/limits"
import type { workshopCalls, WorkshopOrder } from "@silai/contracts/order/workshop-calls"
import { orderNumberOf, WORKSHOP } from "@silai/contracts/order/limits"
import { codeOf } from "@silai/contracts/order/status"
import { WORKSHOP_CODES, WORKSHOP_STAGES, type WorkshopStage } from "@silai/contracts/order/workshop"
import { type Role, seesContact } from "@silai/contracts/staff/roles"
import { hideContact } from "@silai/kit/hide-contact"
import { many, one, type Sql } from "@silai/kit/knex"
import { movesOf } from "../rules/moves"
import { searched } from "./list-filter"
import { queueDaysOfRow, workshopLoad } from "./workshop-load"
import type { OrderedLine, OrderStateRow } from "./order"

type Ask = ParsedBodyOf<typeof workshopCalls.all>
type Row = Pick<
  OrderStateRow,
  "order_id" | "number" | "code" | "placed_at" | "customer_name" | "delivery_method" | "wish" | "tailor_id" | "tailor"
> & {
  stage: WorkshopStage
  units: number
  queue_days: number
  lines: OrderedLine[]
  count: string
}
type Board = Omit<ReplyOf<typeof workshopCalls.all>, "success" | "message">
type Person = { userId: string; name: string; perDay: number | null }

const codes = WORKSHOP_CODES.join(", ")
const stages = WORKSHOP_STAGES.map(({ key, codes: own }) => `when code in (${own.join(", ")}) then '${key}'`).join(" ")

/** Made-to-measure lines for this half of the body; a line to be measured later names the half itself. */
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

/** One person's work, or the work that is not yet assigned. */
const ofTailor = (tailor: string | undefined) => {
  if (!tailor) return { where: "true", bindings: [] }
  return tailor === "nobody"
    ? { where: "tailor_id is null", bindings: [] }
    : { where: "tailor_id = ?", bindings: [tailor] }
}

function cardOf(row: Row, role: Role, type: MeasurementType | undefined): WorkshopOrder {
  const pieces = row.lines.filter((line) => isAsked(line, type))
  return {
    _id: row.order_id,
    orderNumber: orderNumberOf(row.number),
    status: row.code,
    stage: row.stage,
    placedAt: row.placed_at.toISOString(),
    dueOn: leavesBy(row.placed_at.getTime(), true, row.queue_days),
    customerName: row.customer_name,
    delivery: row.delivery_method,
    wish: seesContact(role) ? row.wish : hideContact(row.wish),
    tailor: row.tailor_id ? { _id: row.tailor_id, name: row.tailor } : null,
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
 * Every custom order gets the same number of days, plus those of the workshop's queue: the one placed first is due
 * first, unless a queue delayed it. Seven days have six working days.
 */
const dueFirst = `placed_at + ${queueDaysOfRow} * interval '28 hours', order_id`

/** An order that is packed and waits to be collected is never late: the buyer comes for it. */
function isDue({ dueOn, stage, delivery }: WorkshopOrder, due: Ask["due"]): boolean {
  if (due === undefined) return true
  if (due !== "late") return dueOn === due
  return daysLeft(dueOn, Date.now()) < 0 && !(stage === "ready" && delivery === "pickup")
}

/** The workshop's board in three statements. What is due on one day is chosen from all that is open. */
export async function workshopBoard(
  sql: Sql,
  { search, type, tailor, due }: Ask,
  role: Role,
  people: readonly Person[],
): Promise<Board> {
  const found = searched(search, seesContact(role))
  const wanted = ofType(type)
  const whose = ofTailor(tailor)
  const [rows, waiting, work] = await Promise.all([
    many<Row>(
      sql,
      `select order_id, number, code, placed_at, customer_name, delivery_method, units, wish, tailor_id, tailor, stage, ${queueDaysOfRow} as queue_days, details -> 'lines' as lines, count
         from (select *, count(*) over (partition by stage) as count,
                      row_number() over (partition by stage order by ${dueFirst}) as place
                 from (select *, case ${stages} end as stage from order_state
                        where has_custom and code in (${codes}) and ${found.where} and ${wanted.where} and ${whose.where}) at_work) placed
        where place <= ? order by ${dueFirst}`,
      [...found.bindings, ...wanted.bindings, ...whose.bindings, due ? WORKSHOP.mostOfDay : WORKSHOP.perStage],
    ),
    one<{ n: number }>(sql, `select count(*)::int as n from order_state where has_custom and code = ?`, [
      codeOf("placed"),
    ]),
    workshopLoad(sql, people),
  ])
  const cards = rows
    .map((row) => cardOf(row, role, type))
    .filter((card) => isDue(card, due))
    .sort((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0))
  const counts: Record<WorkshopStage, number> = { accepted: 0, inProgress: 0, ready: 0 }
  if (due) for (const { stage } of cards) counts[stage] += 1
  else for (const { stage, count } of rows) counts[stage] = Number(count)
  const places: typeof counts = { accepted: 0, inProgress: 0, ready: 0 }
  const data = cards.filter(({ stage }) => ++places[stage] <= WORKSHOP.perStage)
  return { data, counts, ...work, toAccept: waiting?.n ?? 0 }
}
