import { MEASUREMENT_LIST } from "@silai/contracts/measurement/limits"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../../providers/call"
import { ErrorState } from "../../ui/error-state"
import { phoneOf } from "../../ui/format"
import { LiveSearch } from "../../ui/live-search"
import { Bar } from "../../ui/skeleton"
import { useRowKeys } from "../../ui/use-row-keys"
import { askPeople } from "./calls"
import { BODY_WORDS } from "./words"
import style from "./add.module.css"

/** Finds the customer who stands at the counter. Without a search, the newest customers. */
export function PickCustomer({ onPick, note }: { onPick: (customerId: string) => void; note?: string }) {
  const [search, setSearch] = useState("")
  const keys = useRowKeys()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ["measurement", "customers", { search }],
    queryFn: ({ signal }) => call(askPeople, { search: search || undefined }, signal),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={style.pick}>
      {note && (
        <p className={style.note} role="status">
          {note}
        </p>
      )}
      <LiveSearch
        label="Search customers"
        placeholder="Name, phone or e-mail"
        maxLength={MEASUREMENT_LIST.maxSearch}
        value={search}
        onSearch={setSearch}
      />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className={style.people} role="status" aria-label="Loading">
          {[60, 45, 70].map((width) => (
            <div key={width} className={style.waiting}>
              <Bar width={`${width}%`} />
            </div>
          ))}
        </div>
      )}
      {data && (
        <div ref={keys}>
          <p className="unseen" role="status">
            {data.data.length === 0 ? "Nobody found" : `${data.data.length} found`}
          </p>
          {data.data.length === 0 && (
            <p className={style.note}>
              Nobody is called so. Measurements are kept for customers with an account; a guest can sign up with their
              phone in a minute.
            </p>
          )}
          <ul className={style.people} data-stale={isPlaceholderData}>
            {data.data.map((person) => (
              <li key={person._id}>
                <button type="button" data-row onClick={() => onPick(person._id)}>
                  <strong>{person.name}</strong>
                  <span className="figures">{person.phone && phoneOf(person.phone)}</span>
                  <span className={style.kept}>
                    {person.halves.length > 0
                      ? `${person.halves.map((half) => BODY_WORDS[half]).join(", ")} kept`
                      : "Not measured yet"}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
