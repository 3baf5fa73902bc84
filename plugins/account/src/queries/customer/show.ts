import type { MedusaContainer } from "@medusajs/framework/types"
import type { CustomerPage } from "@silai/contracts/customer/shapes"
import { devicesOf, seenAtOf } from "@silai/kit/devices"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { addressesOf } from "../addresses"
import { notesOf } from "./notes"
import { knownBy } from "./person"

type Row = {
  name: string
  email: string | null
  created_at: Date
  deleted_at: Date | null
  proven_at: Date | null
  version: string | null
  given_at: Date | null
  ways: string[]
  seen_at: Date | null
}

const accountRow = (sql: Sql, customerId: string) =>
  one<Row>(
    sql,
    `select trim(concat_ws(' ', c.first_name, c.last_name)) as name, c.email, c.created_at, c.deleted_at, p.proven_at, k.version, k.given_at,
          array(select w.provider from provider_identity w join auth_identity a on a.id = w.auth_identity_id where a.app_metadata ->> 'customer_id' = c.id) as ways,
          ${seenAtOf("c.id")} as seen_at
     from customer c left join customer_phone p on p.customer_id = c.id
     left join lateral (select version, given_at from customer_consent where customer_id = c.id order by given_at desc limit 1) k on true
    where c.id = ?`,
    [customerId],
  )

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null
const later = (first: string | null, second: string | null) =>
  [first, second]
    .filter((at) => at !== null)
    .sort()
    .at(-1) ?? null

/** Everything about one person, collected from the plugins that store it. @throws customer.unknown */
export async function showCustomer(container: MedusaContainer, id: string): Promise<CustomerPage> {
  const database = databaseOf(container)
  const orders = container.resolve("silai_order")
  const known = await knownBy(database, orders, id)
  const { customerId, phone } = known
  const [row, bought, notes, own] = await Promise.all([
    customerId ? accountRow(database, customerId) : null,
    orders.ordersOf({ customerId, phone }),
    notesOf(database, known),
    customerId ? ownThings(container, database, customerId) : null,
  ])
  const guest = known.kind === "guest" ? bought.latest : null
  const addresses = own?.addresses ?? (guest?.address ? [guest.address] : [])
  return {
    _id: known.id,
    kind: known.kind,
    name: row?.name ?? guest?.name ?? "",
    phone,
    email: row?.email ?? guest?.email ?? null,
    city:
      addresses.find(({ isDefault }) => isDefault)?.city ||
      (known.kind === "deleted" ? "" : (bought.latest?.city ?? "")),
    joinedAt: iso(row?.created_at) ?? bought.firstAt ?? "",
    seenAt: later(iso(row?.seen_at), bought.lastAt),
    deletedAt: iso(row?.deleted_at),
    orders: bought.orders,
    spendRupees: bought.spendRupees,
    hasMeasurements: (own?.measurements.length ?? 0) > 0,
    hasPassword: row?.ways.includes("emailpass") ?? false,
    hasGoogle: row?.ways.includes("google") ?? false,
    phoneProvenAt: iso(row?.proven_at),
    consent: row?.version && row.given_at ? { version: row.version, at: row.given_at.toISOString() } : null,
    ordersList: bought.list,
    measurements: own?.measurements ?? [],
    measuredOthers: own?.measuredOthers ?? [],
    addresses,
    bag: own?.bag ?? null,
    notes,
    sessions: own?.sessions ?? [],
  }
}

async function ownThings(container: MedusaContainer, database: Sql, customerId: string) {
  const measurer = container.resolve("measurement")
  const bag = container.resolve("bag")
  const [measurements, measuredOthers, addresses, devices, contents] = await Promise.all([
    measurer.halvesOf(database, customerId),
    measurer.othersOf(database, customerId),
    addressesOf(database, customerId),
    devicesOf(database, customerId),
    bag.contentsOf(database, container.resolve("catalogue"), customerId),
  ])
  return {
    measurements,
    measuredOthers,
    addresses,
    bag: contents,
    sessions: devices.map(({ id, device, created_at, seen_at }) => ({
      _id: id,
      device,
      signedInAt: created_at.toISOString(),
      seenAt: seen_at.toISOString(),
    })),
  }
}
