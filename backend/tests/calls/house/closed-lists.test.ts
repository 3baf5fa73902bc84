import { AUDIT_ACTS } from "@silai/contracts/audit/kinds"
import { ORDER_TYPES } from "@silai/contracts/bag/limits"
import {
  ATTEMPT_STATUSES,
  DELIVERY_METHODS,
  NOTED_GATEWAYS,
  REFUND_REASONS,
  REFUND_STATES,
} from "@silai/contracts/checkout/limits"
import { COUPON_KINDS, COUPON_STATES } from "@silai/contracts/coupon/limits"
import { CUSTOMER_KINDS } from "@silai/contracts/customer/limits"
import { STOCK_CAUSES, STOCK_COUNTS, STOCK_REASONS } from "@silai/contracts/inventory/limits"
import { SENT_FILES } from "@silai/contracts/file/sent-kinds"
import { MEASUREMENT_TYPES } from "@silai/contracts/measurement/limits"
import { MESSAGE_STOP_ABOUTS } from "@silai/contracts/messaging/limits"
import { NUMBERED } from "@silai/contracts/papers/limits"
import { PUSH_PLACES } from "@silai/contracts/push/limits"
import { RETURN_KINDS } from "@silai/contracts/returns/limits"
import { REVIEW_FITS } from "@silai/contracts/review/limits"
import { UID_REPORT_STATES, UID_STATES } from "@silai/contracts/uid/limits"
import { expect, test } from "vitest"
import { ownedTables } from "../../laws/tables"
import { closeSqlAfterwards, sql } from "../../rig/sql"

closeSqlAfterwards()

/** Lists that only the database or one plugin uses: no contract has them. */
const ownLists = {
  files: ["writing", "kept", "leaving"],
  pictures: ["new", "webp", "done", "failed"],
  sessions: ["shop", "staff"],
  outbox: ["waiting", "sent", "given_up"],
  payments: ["kept", "refund_due", "refunded"],
  claims: ["held", "used"],
  stars: ["1", "2", "3", "4", "5"],
  scopes: ["category", "style", "colourway", "without"],
  doors: ["due", "collected", "off", "undelivered"],
} as const

/** The contract's list for each column: a new entry needs a migration, or its first row is refused. */
const lists: Record<string, readonly string[]> = {
  "audit_entry.act": Object.keys(AUDIT_ACTS),
  "bag_line.order_type": ORDER_TYPES,
  "bag_later.order_type": ORDER_TYPES,
  "body_measurement.half": MEASUREMENT_TYPES,
  "category_fit.measurement_type": MEASUREMENT_TYPES,
  "checkout_attempt.status": ATTEMPT_STATUSES,
  "checkout_details.delivery_method": DELIVERY_METHODS,
  "colourway.measurement_type": MEASUREMENT_TYPES,
  "coupon.kind": COUPON_KINDS,
  "coupon.state": COUPON_STATES,
  "coupon_batch.state": COUPON_STATES,
  "coupon_claim.status": ownLists.claims,
  "gateway_payment.reason": ["", ...REFUND_REASONS],
  "gateway_payment.status": ownLists.payments,
  "measured_other_half.half": MEASUREMENT_TYPES,
  "message_stop.about": MESSAGE_STOP_ABOUTS,
  "order_state.delivery_method": DELIVERY_METHODS,
  "outbox.status": ownLists.outbox,
  "paper.kind": NUMBERED,
  "passkey.kind": ownLists.sessions,
  "picture.stage": ownLists.pictures,
  "picture_file.state": ownLists.files,
  "planned_sale_scope.kind": ownLists.scopes,
  "push_device.place": PUSH_PLACES,
  "refund_ask.state": REFUND_STATES,
  "noted_payment.gateway": NOTED_GATEWAYS,
  "cod_order.state": ownLists.doors,
  "return_photo.file_state": ownLists.files,
  "return_request.kind": RETURN_KINDS,
  "review.fit": REVIEW_FITS,
  "review.rating": ownLists.stars,
  "review_image.file_state": ownLists.files,
  "sent_file.kind": Object.keys(SENT_FILES),
  "sent_file.state": ownLists.files,
  "session.kind": ownLists.sessions,
  "shopper.kind": CUSTOMER_KINDS,
  "stock_difference.kind": STOCK_COUNTS,
  "stock_movement.why": [...new Set([...STOCK_REASONS, ...STOCK_CAUSES])],
  "uid.state": UID_STATES,
  "uid_photo.file_state": ownLists.files,
  "uid_report.state": UID_REPORT_STATES,
}

test("lets a column hold exactly the values of the contracts' list, and has no list only in the database", async () => {
  const checks = await sql<{ table: string; definition: string }>(
    `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition from pg_constraint
      where contype = 'c' and conrelid::regclass::text = any($1)`,
    [[...ownedTables().keys()]],
  )
  const kept = checks.flatMap(({ table, definition }) => {
    const [, column, list] = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition) ?? []
    if (!column) return []
    const values = list!.split(", ").map((value) => value.replace(/::\w+$/, "").replace(/^'(.*)'$/, "$1"))
    return [[`${table}.${column}`, values.sort()] as const]
  })
  expect(kept.length).toBeGreaterThan(20)
  const wanted = Object.fromEntries(Object.entries(lists).map(([column, list]) => [column, [...list].sort()]))
  expect(Object.fromEntries(kept)).toEqual(wanted)
})
