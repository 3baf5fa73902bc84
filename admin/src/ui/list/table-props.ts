import style from "./list.module.css"

/** The look of a table that is not a list page: `<Table {...look} columns={…} dataSource={…} />`. */
export const look = { className: `${style.table} ${style.inside}`, rowKey: "_id", pagination: false } as const
