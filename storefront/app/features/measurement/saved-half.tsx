import type { SavedMeasurements } from "@silai/contracts/measurement/calls"
import type { LengthUnit, MeasurementType } from "@silai/contracts/measurement/limits"
import { halfMessages, savedMeasurementMessages } from "@silai/contracts/measurement/messages"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useMyId } from "~/features/customer/queries"
import { call } from "~/lib/call"
import { onDay } from "~/lib/words"
import { Button, LinkButton } from "~/ui/button"
import { ConfirmDialog } from "~/ui/confirm-dialog"
import { Icon } from "~/ui/icon"
import { toast } from "~/ui/toast"
import { updateMeasurement } from "./calls"
import { FitLine } from "./fit/fit-line"
import { savedMeasurementsQuery } from "./saved-query"
import styles from "./saved.module.css"
import { MeasurementList } from "./measurement-list"
import { errorMessage } from "~/lib/error-message"

type Props = { half: MeasurementType; saved: SavedMeasurements; unit: LengthUnit }

/** One body half: its measurements and their last change, or how to start. */
export function SavedHalf({ half, saved, unit }: Props) {
  const client = useQueryClient()
  const me = useMyId()
  const [asking, setAsking] = useState(false)
  const { title, empty, remove } = halfMessages[half]
  const changedAt = saved[`${half}ChangedAt`]
  const removing = useMutation({
    mutationFn: () => call(updateMeasurement, { remove: half }),
    onSuccess: ({ message, data }) => {
      client.setQueryData(savedMeasurementsQuery(me).queryKey, data)
      toast.success(message)
    },
    onError: (error) => toast.error(errorMessage(error)),
    onSettled: () => setAsking(false),
  })
  return (
    <section className={styles.half} aria-labelledby={`half-${half}`}>
      <header className={styles.head}>
        <h2 id={`half-${half}`}>{title}</h2>
        {changedAt && <p className={styles.note}>Last changed on {onDay(changedAt)}</p>}
      </header>
      {changedAt ? (
        <>
          <MeasurementList half={half} inches={saved} unit={unit} />
          <FitLine fit={saved[`${half}Fit`]} />
          <p className={styles.actions}>
            <LinkButton to={`?edit=${half}`} preventScrollReset kind="plain" size="small">
              Change<span className="visually-hidden"> {title.toLowerCase()}</span>
            </LinkButton>
            <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
              Delete<span className="visually-hidden"> {title.toLowerCase()}</span>
            </Button>
          </p>
        </>
      ) : (
        <div className={styles.empty}>
          <Icon name="tape" size={32} />
          <p>{empty}</p>
          <LinkButton to={`?edit=${half}`} preventScrollReset size="small">
            Add measurements<span className="visually-hidden"> of the {title.toLowerCase()}</span>
          </LinkButton>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        danger
        title={remove}
        confirm="Delete"
        cancel="Keep them"
        busy={removing.isPending}
        onConfirm={() => removing.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{savedMeasurementMessages.removeWords}</p>
      </ConfirmDialog>
    </section>
  )
}
