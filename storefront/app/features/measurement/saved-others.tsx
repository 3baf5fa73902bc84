import { NAME } from "@silai/contracts/account/limits"
import type { MeasuredOther } from "@silai/contracts/measurement/calls"
import { MADE_FOR } from "@silai/contracts/measurement/fit-limits"
import { fitMessages } from "@silai/contracts/measurement/fit-messages"
import { wrongMadeFor } from "@silai/contracts/measurement/made-for"
import { type LengthUnit, MEASUREMENT_TYPES } from "@silai/contracts/measurement/limits"
import { halfMessages, savedMeasurementMessages } from "@silai/contracts/measurement/messages"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { useMyId } from "~/features/customer/queries"
import { call } from "~/lib/call"
import { Button, LinkButton } from "~/ui/button"
import { ConfirmDialog } from "~/ui/confirm-dialog"
import { Field } from "~/ui/form/field"
import { toast } from "~/ui/toast"
import { removeOther, renameOther } from "./calls"
import { FitLine } from "./fit/fit-line"
import { othersQuery } from "./saved-query"
import styles from "./saved.module.css"
import { MeasurementList } from "./measurement-list"
import { otherPeopleMessages } from "./words"
import { errorMessage } from "~/lib/error-message"

type Props = { others: readonly MeasuredOther[]; unit: LengthUnit }

/** The other people whom the customer measures: father, son, a friend. */
export function SavedOthers({ others, unit }: Props) {
  return (
    <section className={styles.others} aria-labelledby="others">
      <header className={styles.head}>
        <h2 id="others">{fitMessages.people}</h2>
        <p className={styles.note}>{fitMessages.peopleMessages}</p>
      </header>
      {others.map((person) => (
        <Person key={person._id} person={person} unit={unit} />
      ))}
      {others.length < MADE_FOR.mostPeople && (
        <p className={styles.actions}>
          {MEASUREMENT_TYPES.map((half) => (
            <LinkButton key={half} to={`?edit=${half}&for=new`} preventScrollReset kind="plain" size="small">
              {otherPeopleMessages.add(halfMessages[half].title)}
            </LinkButton>
          ))}
        </p>
      )}
    </section>
  )
}

function Person({ person, unit }: { person: MeasuredOther; unit: LengthUnit }) {
  const client = useQueryClient()
  const me = useMyId()
  const [asking, setAsking] = useState(false)
  const [name, setName] = useState<string | null>(null)
  const { _id: personId } = person
  const answered = ({ message, data }: { message: string; data: MeasuredOther[] }) => {
    client.setQueryData(othersQuery(me).queryKey, data)
    toast.success(message)
  }
  const renaming = useMutation({
    mutationFn: (to: string) => call(renameOther, { personId, name: to }),
    onSuccess: (reply) => {
      answered(reply)
      setName(null)
    },
  })
  const removing = useMutation({
    mutationFn: () => call(removeOther, { personId }),
    onSuccess: answered,
    onError: (error) => toast.error(errorMessage(error)),
    onSettled: () => setAsking(false),
  })
  const rename = (event: FormEvent) => {
    event.preventDefault()
    if (name !== null && !wrongMadeFor(name) && !renaming.isPending) renaming.mutate(name.trim())
  }
  return (
    <article className={styles.person} aria-labelledby={personId}>
      <h3 id={personId}>{person.name}</h3>
      <div className={styles.halves}>
        {MEASUREMENT_TYPES.map((half) => (
          <div key={half}>
            <p className={styles.note}>{halfMessages[half].title}</p>
            {person[half] && (
              <>
                <MeasurementList half={half} inches={person[half]} unit={unit} />
                <FitLine fit={person[half].fitProfile} />
              </>
            )}
            <LinkButton to={`?edit=${half}&for=${personId}`} preventScrollReset kind="quiet" size="small">
              {person[half] ? otherPeopleMessages.change : otherPeopleMessages.measure}
              <span className="visually-hidden">
                {" "}
                {otherPeopleMessages.halfOf(halfMessages[half].title.toLowerCase(), person.name)}
              </span>
            </LinkButton>
          </div>
        ))}
      </div>
      {name === null ? (
        <p className={styles.actions}>
          <Button kind="quiet" size="small" onClick={() => setName(person.name)}>
            {otherPeopleMessages.rename}
            <span className="visually-hidden"> {person.name}</span>
          </Button>
          <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
            {otherPeopleMessages.remove}
            <span className="visually-hidden"> {person.name}</span>
          </Button>
        </p>
      ) : (
        <form className={styles.rename} onSubmit={rename} noValidate>
          <Field
            label={fitMessages.name}
            autoComplete="off"
            maxLength={NAME.maxWritten}
            value={name}
            error={wrongMadeFor(name) ?? renaming.error?.message}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" size="small" busy={renaming.isPending}>
            {otherPeopleMessages.save}
          </Button>
        </form>
      )}
      <ConfirmDialog
        open={asking}
        danger
        title={otherPeopleMessages.removeAsk(person.name)}
        confirm={otherPeopleMessages.remove}
        cancel={otherPeopleMessages.stay}
        busy={removing.isPending}
        onConfirm={() => removing.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{savedMeasurementMessages.removeWords}</p>
      </ConfirmDialog>
    </article>
  )
}
