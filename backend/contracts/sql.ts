/** What a module needs of the database: raw statements with `?` bindings, on the pool or in a running transaction (knex has this shape). */
export type Sql = {
  raw<T = Record<string, unknown>>(
    statement: string,
    bindings?: readonly unknown[],
  ): Promise<{ rows: T[]; rowCount: number }>
}
