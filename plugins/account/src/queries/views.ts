import type { ListView } from "@silai/contracts/account/calls"
import { VIEW, VIEW_LISTS, type ViewList } from "@silai/contracts/account/view-limits"
import { mayDo, type Role, seesContact } from "@silai/contracts/staff/roles"
import { many, type Sql } from "@silai/kit/knex"
import { nameSql } from "./staff"

export type Keeper = { userId: string; role: Role }
type Row = { id: string; user_id: string; name: string; address: string; is_shared: boolean; by: string }

/** An owner may remove what is shared; a private view only its owner. */
export const mayRemoveView = (by: Keeper, view: Pick<Row, "user_id" | "is_shared">): boolean =>
  view.user_id === by.userId || (view.is_shared && mayDo(by.role, "people.manage"))

/** A person's views of a list, the oldest first, and behind them those that others share. */
export async function viewsFor(sql: Sql, list: ViewList, by: Keeper): Promise<ListView[]> {
  if (!mayDo(by.role, VIEW_LISTS[list])) return []
  const rows = await many<Row>(
    sql,
    `select v.id, v.user_id, v.name, v.address, v.is_shared, ${nameSql("u")} as by from staff_view v join "user" u on u.id = v.user_id
      where v.list = ? and (v.user_id = ? or v.is_shared) order by v.user_id <> ?, v.kept_at, v.id`,
    [list, by.userId, by.userId],
  )
  const mayShow = ({ user_id, address }: Row) =>
    user_id === by.userId || seesContact(by.role) || !VIEW.ofContacts.some((filter) => address.includes(filter))
  return rows.filter(mayShow).map((row) => ({
    _id: row.id,
    name: row.name,
    address: row.address,
    isShared: row.is_shared,
    isYours: row.user_id === by.userId,
    by: row.by,
    mayRemove: mayRemoveView(by, row),
  }))
}
