import type { MedusaContainer } from "@medusajs/framework/types"
import type { ParsedBodyOf } from "@silai/contracts/call"
import type { viewCalls } from "@silai/contracts/account/calls"
import { VIEW, VIEW_LISTS, type ViewList } from "@silai/contracts/account/view-limits"
import { viewRefusals } from "@silai/contracts/account/view-messages"
import { houseRefusals } from "@silai/contracts/house/messages"
import { mayDo } from "@silai/contracts/staff/roles"
import { newId } from "@silai/kit/ids"
import { databaseOf, one, only, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { type Keeper, mayRemoveView } from "../../queries/views"

type NewView = ParsedBodyOf<typeof viewCalls.save> & { by: Keeper }

/** Saves a view; one of the same name is replaced in its place. @throws house.not_allowed, view.full */
export function saveView(container: MedusaContainer, { list, name, address, isShared, by }: NewView): Promise<void> {
  if (!mayDo(by.role, VIEW_LISTS[list])) throw refuse(houseRefusals.not_allowed)
  return databaseOf(container).transaction(async (trx) => {
    // Locked: when two windows save a view at once, the second counts the first one's.
    await trx.raw(`select 1 from staff_member where user_id = ? for update`, [by.userId])
    await trx.raw(
      `insert into staff_view (id, user_id, list, name, address, is_shared) values (?, ?, ?, ?, ?, ?)
       on conflict (user_id, list, name) do update set address = excluded.address, is_shared = excluded.is_shared`,
      [newId("view"), by.userId, list, name, address, isShared],
    )
    const { kept } = await only<{ kept: number }>(
      trx,
      `select count(*)::int as kept from staff_view where user_id = ? and list = ?`,
      [by.userId, list],
    )
    if (kept > VIEW.most) throw refuse(viewRefusals.full)
  })
}

type Removal = { viewId: string; by: Keeper }

/** Removes a view. @returns its list @throws view.unknown, view.not_yours */
export function removeView(container: MedusaContainer, { viewId, by }: Removal): Promise<ViewList> {
  return databaseOf(container).transaction(async (trx) => {
    const view = await one<{ user_id: string; list: ViewList; is_shared: boolean }>(
      trx,
      `select user_id, list, is_shared from staff_view where id = ? for update`,
      [viewId],
    )
    // A private view exists for no one else.
    if (!view || (!view.is_shared && view.user_id !== by.userId)) throw refuse(viewRefusals.unknown)
    if (!mayRemoveView(by, view)) throw refuse(viewRefusals.not_yours)
    await trx.raw(`delete from staff_view where id = ?`, [viewId])
    return view.list
  })
}

/** When a person leaves the shop, the views they share stay for the others. */
export async function forgetViews(trx: Sql, userId: string): Promise<void> {
  await trx.raw(`delete from staff_view where user_id = ? and not is_shared`, [userId])
}
