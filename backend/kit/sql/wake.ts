/** The channel that wakes workers: `<worker>`, or `<worker> <seconds>` for work that is due later. */
export const WORK_CHANNEL = "silai_work"

/**
 * Notified by the database itself, so that no writer of a row can forget it: a plugin, the engine, a person with psql, the
 * previous version. The same payload is sent once per transaction, when it commits. Seconds instead of a time, because the
 * database's clock counts; never negative, because in a long transaction the time may have passed at the commit.
 */
const notifyFunction = `create or replace function silai_wake() returns trigger language plpgsql as $$
declare at timestamptz;
begin
  if tg_nargs > 1 then execute format('select ($1).%I', tg_argv[1]) into at using new; end if;
  perform pg_notify('${WORK_CHANNEL}', tg_argv[0] || case when at > now() then ' ' || round(greatest(extract(epoch from at - clock_timestamp()), 0) + 0.001, 3) else '' end);
  return null;
end $$`

type Wake = {
  table: string
  /** Condition on the new row, as `new`: it is work for this worker. */
  isWork: string
  /** Condition on a changed row, as `new` and `old`: it is due sooner than it was. Without it only new rows notify. */
  isSooner?: string
  /** The column with the time from which it is due; without it, it is due at once. */
  at?: string
}

const nameOf = (worker: string) => `wake_${worker.replaceAll(/[^a-z]+/g, "_")}`

/**
 * The SQL of a migration by which writes to a table wake a worker. A worker's own claim makes its row due later, so it must not
 * meet `isSooner`.
 */
export function wakes(worker: string, { table, isWork, isSooner, at }: Wake): string[] {
  const call = `execute function silai_wake(${[worker, ...(at ? [at] : [])].map((word) => `'${word}'`).join(", ")})`
  const trigger = (suffix: string, event: string, when: string) =>
    `create or replace trigger ${nameOf(worker)}_${suffix} after ${event} on ${table} for each row when (${when}) ${call}`
  return [
    notifyFunction,
    trigger("new", "insert", isWork),
    ...(isSooner ? [trigger("sooner", "update", `(${isWork}) and (${isSooner})`)] : []),
  ]
}

/** Reverts that. */
export const wakesNoMore = (worker: string, table: string): string[] =>
  ["new", "sooner"].map((suffix) => `drop trigger if exists ${nameOf(worker)}_${suffix} on ${table}`)
