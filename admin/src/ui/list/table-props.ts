import style from "./list.module.css"

/** The properties of a table that is not a list page: `<Table {...tableProps} columns={…} dataSource={…} />`. */
export const tableProps = { className: `${style.table} ${style.inside}`, rowKey: "_id", pagination: false } as const
