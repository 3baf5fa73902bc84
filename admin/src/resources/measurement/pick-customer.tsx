import { MEASUREMENT_LIST } from "@silai/contracts/measurement/limits"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../../providers/call"
import { useSearchWords } from "../../providers/may"
import { ErrorState } from "../../ui/state/error-state"
import { phoneOf } from "../../ui/format"
import { LiveSearch } from "../../ui/search/live-search"
import { Bar } from "../../ui/state/skeleton"
import { useListKeys } from "../../ui/list/use-list-keys"
import { askPeople } from "./calls"
import { useSay } from "../../words/language"
import { BODY_KEYS } from "./words"
import style from "./add.module.css"

/** Finds the customer to measure. Without a search, the newest customers. */
export function PickCustomer({ onPick, note }: { onPick: (customerId: string) => void; note?: string }) {
  const say = useSay()
  const [search, setSearch] = useState("")
  const keys = useListKeys()
  const by = useSearchWords()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ["measurement", "customers", { search }],
    queryFn: ({ signal }) => call(askPeople, { search: search || undefined }, signal),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="stack">
      {note && (
        <p className={style.note} role="status">
          {note}
        </p>
      )}
      <LiveSearch
        label={say("pick.search")}
        placeholder={say(`measures.search${by}`)}
        maxLength={MEASUREMENT_LIST.maxSearch}
        value={search}
        onSearch={setSearch}
      />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className={style.people} role="status" aria-label={say("state.loading")}>
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
            {data.data.length === 0 ? say("pick.nobody") : say("pick.found", { n: data.data.length })}
          </p>
          {data.data.length === 0 && <p className={style.note}>{say("pick.none")}</p>}
          <ul className={style.people} data-stale={isPlaceholderData}>
            {data.data.map((person) => (
              <li key={person._id}>
                <button type="button" data-row onClick={() => onPick(person._id)}>
                  <strong>{person.name}</strong>
                  <span className="figures">{person.phone && phoneOf(person.phone)}</span>
                  <span className={style.kept}>
                    {person.halves.length > 0
                      ? say("pick.has", { bodies: person.halves.map((half) => say(BODY_KEYS[half])).join(", ") })
                      : say("pick.unmeasured")}
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
