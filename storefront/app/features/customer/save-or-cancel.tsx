import { Button, LinkButton } from "~/ui/button"
import { Refusal } from "~/ui/form/refusal"
import { UnsavedChangesGuard } from "./unsaved-changes"
import styles from "./profile-form.module.css"

type Props = {
  /** The button's label. */
  save: string
  /** The page that the form was opened from. */
  cancelTo: string
  saving: { isPending: boolean; isSuccess: boolean }
  refusal: string | undefined
  /** There is unsaved input; leaving asks first. */
  changed: boolean
}

/** The end of a form that replaces its page: refusal, save button, back link. */
export function SaveOrCancel({ save, cancelTo, saving, refusal, changed }: Props) {
  return (
    <>
      <Refusal>{refusal}</Refusal>
      <div className={styles.actions}>
        <Button type="submit" busy={saving.isPending}>
          {save}
        </Button>
        <LinkButton to={cancelTo} replace kind="quiet">
          Cancel
        </LinkButton>
      </div>
      <UnsavedChangesGuard when={changed && !saving.isPending && !saving.isSuccess} />
    </>
  )
}
