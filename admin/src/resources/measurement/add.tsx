import { MEASUREMENT_TYPES, type MeasurementType } from "@silai/contracts/measurement/limits"
import { useQuery } from "@tanstack/react-query"
import { useNavigate, useSearchParams } from "react-router"
import { call } from "../../providers/call"
import { BackLink } from "../../ui/back-link"
import { ErrorState } from "../../ui/error-state"
import { phoneOf } from "../../ui/format"
import { PageSkeleton } from "../../ui/skeleton"
import { useTitle } from "../../ui/use-title"
import { askPeople } from "./calls"
import { HalfEditor } from "./half-editor"
import { PickCustomer } from "./pick-customer"
import { BODY_WORDS, editPath } from "./words"
import style from "./add.module.css"

/** Measuring somebody at the counter: who, which half, and the numbers. Who and half stand in the address, so Back and a link keep them. */
export function MeasurementAdd() {
  useTitle("Measure a customer")
  const [params, setParams] = useSearchParams()
  const customerId = params.get("customer") ?? ""
  return (
    <article className={style.page}>
      <BackLink to="/measurement/all">Measurements</BackLink>
      <h1>Measure a customer</h1>
      {customerId ? (
        <Chosen key={customerId} customerId={customerId} />
      ) : (
        <PickCustomer onPick={(customer) => setParams({ customer })} />
      )}
    </article>
  )
}

function Chosen({ customerId }: { customerId: string }) {
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const { data, error, refetch } = useQuery({
    queryKey: ["measurement", "customers", { customerId }],
    queryFn: ({ signal }) => call(askPeople, { customerId }, signal),
    staleTime: 0,
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const [person] = data.data
  if (!person)
    return (
      <PickCustomer
        note="That customer is not here any more. Please choose another."
        onPick={(customer) => setParams({ customer })}
      />
    )
  const free = MEASUREMENT_TYPES.filter((half) => !person.halves.includes(half))
  const half = free.find((one) => one === params.get("body")) ?? free[0]
  const choose = (one: MeasurementType) =>
    person.halves.includes(one)
      ? void navigate(editPath(`${person._id}-${one}`))
      : setParams({ customer: person._id, body: one })
  return (
    <>
      <div className={style.person}>
        <p>
          <strong>{person.name}</strong>
          {person.phone && <span className="figures">{phoneOf(person.phone)}</span>}
        </p>
        <button type="button" onClick={() => setParams({})}>
          Choose another customer
        </button>
      </div>
      <div className={style.bodies} role="group" aria-label="Body half">
        {MEASUREMENT_TYPES.map((one) => (
          <button key={one} type="button" aria-pressed={one === half} onClick={() => choose(one)}>
            {BODY_WORDS[one]}
            {person.halves.includes(one) && <span>is kept: change it</span>}
          </button>
        ))}
      </div>
      {half ? (
        <HalfEditor
          key={half}
          customerId={person._id}
          half={half}
          kept={null}
          onSaved={({ _id }) => void navigate(editPath(_id), { replace: true })}
        />
      ) : (
        <p className={style.note}>Both halves are kept already. Choose one to change it.</p>
      )}
    </>
  )
}
