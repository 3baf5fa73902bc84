// The red comparison: the same races against the engine's own stock call, without checkout and without its constraint
// in Postgres. Prints one line of JSON. Environment as for a backend; arguments: rounds, racers.
import { createRequire } from "node:module"
import path from "node:path"

const require = createRequire(path.join(process.cwd(), "package.json"))
const { default: loaders } = require("@medusajs/medusa/loaders/index")
const [rounds, racers] = process.argv.slice(2).map(Number)

const { container, shutdown } = await loaders({
  directory: path.join(process.cwd(), ".medusa/server"),
  skipLoadingEntryPoints: true,
})
const sql = container.resolve("__pg_connection__")
const inventory = container.resolve("inventory")
await sql.raw("alter table inventory_level drop constraint stock_is_not_oversold")
const { rows: levels } = await sql.raw(
  "select id, inventory_item_id, location_id from inventory_level where not backorder order by id limit 4",
)

let oversold = 0
let accepted = 0
let faults = 0
for (let round = 0; round < rounds; round++) {
  const level = levels[round % levels.length]
  await sql.raw("update reservation_item set deleted_at = now() where inventory_item_id = ?", [level.inventory_item_id])
  await sql.raw(
    `update inventory_level set stocked_quantity = 2, raw_stocked_quantity = '{"value":"2","precision":20}', reserved_quantity = 0, raw_reserved_quantity = '{"value":"0","precision":20}' where id = ?`,
    [level.id],
  )
  const answers = await Promise.allSettled(
    Array.from({ length: racers }, (_, at) =>
      inventory.createReservationItems([
        {
          inventory_item_id: level.inventory_item_id,
          location_id: level.location_id,
          quantity: 1,
          line_item_id: `red_${round}_${at}`,
        },
      ]),
    ),
  )
  const taken = answers.filter(({ status }) => status === "fulfilled").length
  faults += answers.filter(
    ({ status, reason }) =>
      status === "rejected" && !/not enough|enough stock|required quantity/i.test(String(reason?.message)),
  ).length
  accepted += taken
  oversold += Math.max(0, taken - 2)
}
process.stdout.write(`RED ${JSON.stringify({ racers: rounds * racers, accepted, oversold, faults })}\n`)
await shutdown()
process.exit(0)
