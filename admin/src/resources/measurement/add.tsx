import { MEASUREMENT_TYPES, type MeasurementType } from "@silai/contracts/measurement/limits"
import { useQuery } from "@tanstack/react-query"
import { useLocation, useNavigate, useSearchParams } from "react-router"
import { call } from "../../providers/call"
import { BackLink } from "../../ui/record/back-link"
import { ErrorState } from "../../ui/state/error-state"
import { phoneOf } from "../../ui/format"
import { PageSkeleton } from "../../ui/state/skeleton"
import { useTitle } from "../../ui/use-title"
import { askPeople } from "./calls"
import { HalfEditor } from "./half-editor"
import { PickCustomer } from "./pick-customer"
import { useSay } from "../../words/language"
import { BODY_KEYS, editPath } from "./words"
import style from "./add.module.css"

/** Measuring a customer at the shop: person, half, and numbers. The URL has person and half, for Back and links. */
export function MeasurementAdd() {
  const say = useSay()
  useTitle(say("measures.add"))
  const [params, setParams] = useSearchParams()
  const customerId = params.get("customer") ?? ""
  return (
    <article className={style.page}>
      <BackLink to="/measurement/all">{say("nav.measurement")}</BackLink>
      <h1>{say("measures.add")}</h1>
      {customerId ? (
        <Chosen key={customerId} customerId={customerId} />
      ) : (
        <PickCustomer onPick={(customer) => setParams({ customer })} />
      )}
    </article>
  )
}

function Chosen({ customerId }: { customerId: string }) {
  const say = useSay()
  const navigate = useNavigate()
  // Keeps the previous page, for the way back.
  const { state } = useLocation()
  const [params, setParams] = useSearchParams()
  const { data, error, refetch } = useQuery({
    queryKey: ["measurement", "customers", { customerId }],
    queryFn: ({ signal }) => call(askPeople, { customerId }, signal),
    staleTime: 0,
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const [person] = data.data
  if (!person) return <PickCustomer note={say("pick.gone")} onPick={(customer) => setParams({ customer })} />
  const free = MEASUREMENT_TYPES.filter((half) => !person.halves.includes(half))
  const half = free.find((one) => one === params.get("body")) ?? free[0]
  const choose = (one: MeasurementType) =>
    person.halves.includes(one)
      ? void navigate(editPath(`${person._id}-${one}`), { state })
      : setParams({ customer: person._id, body: one }, { state })
  return (
    <>
      <div className={style.person}>
        <p>
          <strong>{person.name}</strong>
          {person.phone && <span className="figures">{phoneOf(person.phone)}</span>}
        </p>
        <button type="button" onClick={() => setParams({})}>
          {say("pick.again")}
        </button>
      </div>
      <div className={style.bodies} role="group" aria-label={say("pick.bodies")}>
        {MEASUREMENT_TYPES.map((one) => (
          <button key={one} type="button" aria-pressed={one === half} onClick={() => choose(one)}>
            {say(BODY_KEYS[one])}
            {person.halves.includes(one) && <span>{say("pick.kept")}</span>}
          </button>
        ))}
      </div>
      {half ? (
        <HalfEditor
          key={half}
          customerId={person._id}
          half={half}
          saved={null}
          onSaved={({ _id }) => void navigate(editPath(_id), { replace: true, state })}
        />
      ) : (
        <p className={style.note}>{say("pick.both")}</p>
      )}
    </>
  )
}
