import { Button, LinkButton } from "~/ui/button"
import { Refusal } from "~/ui/refusal"
import { KeepChanges } from "./keep-changes"
import styles from "./profile-form.module.css"

type Props = {
  /** What the button says. */
  save: string
  /** The room that the form was opened from. */
  back: string
  saving: { isPending: boolean; isSuccess: boolean }
  refusal: string | undefined
  /** Something was typed that is not kept yet; whoever leaves is asked first. */
  changed: boolean
}

/** The foot of a form that stands in the place of its room: what was refused, the way on, the way back. */
export function SaveOrCancel({ save, back, saving, refusal, changed }: Props) {
  return (
    <>
      <Refusal>{refusal}</Refusal>
      <div className={styles.actions}>
        <Button type="submit" busy={saving.isPending}>
          {save}
        </Button>
        <LinkButton to={back} replace kind="quiet">
          Cancel
        </LinkButton>
      </div>
      <KeepChanges when={changed && !saving.isPending && !saving.isSuccess} />
    </>
  )
}
