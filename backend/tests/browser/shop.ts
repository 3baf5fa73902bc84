import { Pool, type QueryResultRow } from "pg"
import type { ShopFacts } from "../rig/shop"

type Facts = ShopFacts & { /** The one origin of pages, calls and the back office. */ shop: string }

/** The shop that the journeys walk through; opened by the run's setup. */
export const theShop = (): Facts => JSON.parse(process.env.SILAI_SHOP ?? "{}") as Facts

let pool: Pool | undefined
async function sql<Row extends QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row[]> {
  pool ??= new Pool({ connectionString: theShop().databaseUrl, max: 2, allowExitOnIdle: true }).on(
    "error",
    () => undefined,
  )
  return (await pool.query<Row>(statement, values)).rows
}

/** Puts so many free pieces of one size on the shelf, beside those promised to others. */
export async function setStock(slug: string, size: string, free: number): Promise<void> {
  const rows = await sql(
    `update inventory_level l set stocked_quantity = l.reserved_quantity + l.held + $3,
            raw_stocked_quantity = jsonb_build_object('value', (l.reserved_quantity + l.held + $3)::text, 'precision', 20)
       from product_variant_inventory_item i
       join product_variant v on v.id = i.variant_id and v.deleted_at is null
       join product p on p.id = v.product_id and p.deleted_at is null
      where i.inventory_item_id = l.inventory_item_id and i.deleted_at is null and l.deleted_at is null and p.handle = $1 and v.title = $2
      returning l.id`,
    [slug, size, free],
  )
  if (!rows.length) throw new Error(`There is no stock of ${slug} in size ${size}.`)
}

/** Journeys do by the dozen what one person does once; guesses of an earlier one must not lock a later one out. */
export const forgetTries = () => sql("delete from rate_limit")

async function standIn<Reply>(path: string, body?: unknown): Promise<Reply> {
  const response = await fetch(
    theShop().standIns + path,
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
  )
  if (!response.ok) throw new Error(`The stand-in refused ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Reply
}

/** Sets fault switches of the payment stand-in. */
export const faults = (switches: Record<string, unknown>) => standIn("/razorpay/__faults", switches)
/** Sets fault switches of the stand-in that carries text messages. */
export const carrier = (switches: Record<string, unknown>) => standIn("/sms/__faults", switches)
/** Everything works again. */
export const mendAll = () => faults({ reset: true })

type Mail = { to: string; subject: string; text: string; html: string }
/** The mails that arrived for one address. */
export const mailsTo = async (address: string) =>
  (await standIn<Mail[]>("/mail")).filter(({ to }) => to.includes(address))

type Book = { payments: { id: string; status: string; email?: string; contact?: string; amount: number }[] }
/** Payments that went through, by the email that the payment window was given. */
export const paymentsOf = async (email: string) =>
  (await standIn<Book>("/razorpay/__inbox")).payments.filter(
    (payment) => payment.email === email && payment.status === "captured",
  )

/** Hangs one of the shop's pictures on a product, as an upload would. */
export const hangPicture = (productId: string) =>
  sql(
    `insert into image (id, url, rank, product_id) select 'img_' || md5(random()::text), url, 0, $1 from picture limit 1`,
    [productId],
  )
