import { garmentOf, type GarmentSizes, rankOfSize, sizeOrder } from "@silai/contracts/catalogue/garment-sizes"
import { colourwayRefusals } from "@silai/contracts/catalogue/messages"
import type { MeasurementType } from "@silai/contracts/measurement/limits"
import { present } from "@silai/contracts/present"
import { newId } from "@silai/kit/ids"
import { many, only } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { type Edit, products } from "./engine"

export const sizesOfShop = async ({ container }: Edit): Promise<GarmentSizes> =>
  (await container.resolve("shop").settings()).sizes

/** Sizes that are new to the colourway are the shop's for its garment. @throws catalogue.size_not_made */
export async function judgeSizes(
  edit: Edit,
  productId: string,
  wanted: readonly { size: string }[],
  live: readonly { title: string }[],
): Promise<void> {
  const added = wanted.filter(({ size }) => !live.some(({ title }) => title === size))
  if (!added.length) return
  const { type } = await only<{ type: MeasurementType }>(
    edit.trx,
    `select measurement_type as type from colourway where product_id = ?`,
    [productId],
  )
  const made = (await sizesOfShop(edit))[garmentOf(type)]
  const odd = added.find(({ size }) => !made.includes(size))
  if (odd) throw refuse(colourwayRefusals.size_not_made, odd.size)
}

/** A size that the shop has added since it was opened is added to the Size option, once, in the shop's order. */
async function nameSizes(edit: Edit, productId: string): Promise<void> {
  const { trx } = edit
  const order = sizeOrder(await sizesOfShop(edit))
  const unnamedOf = async () => {
    const named = await many<{ option: string; value: string | null }>(
      trx,
      `select opt.id as option, val.value from product_product_option ppo
         join product_option opt on opt.id = ppo.product_option_id and opt.title = 'Size' and opt.deleted_at is null
         left join product_option_value val on val.option_id = opt.id and val.deleted_at is null
        where ppo.product_id = ? and ppo.deleted_at is null`,
      [productId],
    )
    const values = order.filter((size) => !named.some(({ value }) => value === size))
    return { option: present(named[0], "the Size option").option, values }
  }
  if (!(await unnamedOf()).values.length) return
  // Two transactions that use a new size at once: the second finds it added. An advisory lock, not the option's row:
  // every new product locks that row, and two would deadlock.
  await trx.raw(`select pg_advisory_xact_lock(hashtextextended('catalogue size names', 0))`)
  const { option, values } = await unnamedOf()
  if (!values.length) return
  await products(edit, (service, context) =>
    service.createProductOptionValues(
      values.map((value) => ({ option_id: option, value, rank: rankOfSize(order, value) })),
      context,
    ),
  )
  // The engine has no separate event for a new value: its own call for that changes the option.
  edit.emit("product-option.updated", [option])
}

/** A product may have only the sizes that its Size option lists; a product created with fewer gets the rest. */
export async function allowSizes(edit: Edit, productId: string, sizes: readonly string[]): Promise<void> {
  const { trx } = edit
  await nameSizes(edit, productId)
  const missing = await many<{ option_id: string; value_id: string }>(
    trx,
    `select ppo.id as option_id, val.id as value_id from product_product_option ppo
       join product_option opt on opt.id = ppo.product_option_id and opt.title = 'Size'
       join product_option_value val on val.option_id = opt.id and val.deleted_at is null and val.value = any(?::text[])
      where ppo.product_id = ? and ppo.deleted_at is null
        and not exists (select 1 from product_product_option_value known where known.product_product_option_id = ppo.id and known.product_option_value_id = val.id and known.deleted_at is null)`,
    [[...sizes], productId],
  )
  if (!missing.length) return
  await trx.raw(
    `insert into product_product_option_value (id, product_product_option_id, product_option_value_id) select * from unnest(?::text[], ?::text[], ?::text[])`,
    [
      missing.map(() => newId("ppov")),
      missing.map(({ option_id }) => option_id),
      missing.map(({ value_id }) => value_id),
    ],
  )
}
