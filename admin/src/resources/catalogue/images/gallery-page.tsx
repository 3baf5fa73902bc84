import { GALLERY } from "@silai/contracts/catalogue/limits"
import { App, Button } from "antd"
import { useState } from "react"
import { useParams } from "react-router"
import { CallRefused } from "@silai/contracts/refused"
import { BackLink } from "../../../ui/record/back-link"
import { EmptyState, ErrorState } from "../../../ui/state/error-state"
import { TwoVersions } from "../../../ui/form/conflict-panel"
import { Missing } from "../../../ui/record/record-page"
import { SaveBar } from "../../../ui/save-bar"
import { PageSkeleton } from "../../../ui/state/skeleton"
import { useLeaveGuard } from "../../../ui/use-leave-guard"
import { useTitle } from "../../../ui/use-title"
import { useUndoToast } from "../../../ui/use-undo-toast"
import { DropArea, UploadButton } from "../../file/drop-area"
import { FilePicker } from "../../file/file-picker"
import { UploadTray } from "../../file/upload-tray"
import { useUploads } from "../../file/use-uploads"
import { pathTo as variantPath, VARIANT } from "../colourway/words"
import { CropDialog } from "./crop-dialog"
import type { Draft } from "./draft"
import { PublishButton } from "./publish-button"
import { SortableGallery } from "./sortable-gallery"
import { useGallery } from "./use-gallery"
import style from "./gallery.module.css"

/** product/variant/edit/images/:id — which pictures a product shows, in which order, with which alternative texts. */
export function GalleryPage() {
  const { id = "" } = useParams()
  const { message } = App.useApp()
  const offerUndo = useUndoToast()
  const { asked, gallery, draft, dirty, saving, save, change, add, discard, two, restorePicture } = useGallery(id)
  useTitle(gallery ? `Pictures of ${gallery.variantName}` : "Pictures of a colour")
  const uploads = useUploads((file, turn) => add([file], turn))
  useLeaveGuard(dirty || uploads.going > 0)
  const [picking, setPicking] = useState(false)
  const [cropping, setCropping] = useState<Draft | null>(null)
  if (asked.error instanceof CallRefused && asked.error.statusCode === 404) return <Missing words={VARIANT} />
  if (asked.error && !gallery) return <ErrorState whole error={asked.error} onRetry={() => void asked.refetch()} />
  if (!gallery || !draft) return <PageSkeleton />

  const room = Math.max(0, GALLERY.most - draft.length - uploads.going)
  const send = (files: File[]) => {
    if (files.length > room)
      void message.warning(`A colour shows up to ${GALLERY.most} pictures; the first ${room} were taken.`, 4)
    uploads.add(files.slice(0, room), null)
  }
  const remove = (picture: Draft, place: number) => {
    change((now) => now.filter(({ stem }) => stem !== picture.stem))
    offerUndo(
      "Taken off the page; it stays in the file manager.",
      () =>
        change((now) =>
          now.some(({ stem }) => stem === picture.stem) ? now : [...now.slice(0, place), picture, ...now.slice(place)],
        ),
      picture.stem,
    )
  }
  return (
    <DropArea onFiles={send} hint="Drop the pictures to add them to this colour.">
      <div className={style.top}>
        <div>
          <BackLink to={variantPath.show(id)}>Back to the colour</BackLink>
          <p className="caps">{gallery.published ? "In the shop" : "Draft"} · Pictures</p>
          <h1>{gallery.variantName}</h1>
        </div>
        <div className={`${style.tools} row thumbs`}>
          {gallery.published && (
            <a href={`/product/view/${gallery.slug}`} target="_blank" rel="noreferrer">
              View in the shop
            </a>
          )}
          <Button onClick={() => setPicking(true)} disabled={room <= 0}>
            Choose from the file manager
          </Button>
          <UploadButton onFiles={send} />
        </div>
      </div>
      {two && <TwoVersions {...two} />}
      {/* Successful uploads show below; only failed ones are listed. */}
      {!uploads.uploads.every(({ state }) => state === "done") && <UploadTray {...uploads} />}
      {draft.length === 0 ? (
        <EmptyState title="No pictures yet">
          <p>
            A colour needs at least one before it can be in the shop. Drop some here, paste one, or use the buttons
            above.
          </p>
        </EmptyState>
      ) : (
        <SortableGallery draft={draft} change={change} onCrop={setCropping} onRemove={remove} />
      )}
      <SaveBar
        dirty={dirty}
        busy={saving}
        save="Save pictures"
        onSave={() => void save()}
        status={
          restorePicture ? (
            <>
              The other version is set aside.{" "}
              <Button type="link" size="small" onClick={restorePicture}>
                Bring it back
              </Button>
            </>
          ) : dirty ? undefined : (
            `${draft.length} of up to ${GALLERY.most} pictures`
          )
        }
        main={!gallery.published && !dirty && draft.length > 0 && <PublishButton id={id} />}
      >
        <Button onClick={discard} disabled={!dirty || saving}>
          Discard changes
        </Button>
      </SaveBar>
      <FilePicker
        open={picking}
        most={room}
        taken={draft.map(({ stem }) => stem)}
        onClose={() => setPicking(false)}
        onPicked={(files) => add(files)}
      />
      {cropping && (
        <CropDialog
          picture={cropping}
          onClose={() => setCropping(null)}
          onCropped={(old, file) =>
            change((now) =>
              now.flatMap((one) =>
                one.stem !== old.stem ? (one.stem === file.stem ? [] : [one]) : [{ ...file, alt: one.alt }],
              ),
            )
          }
        />
      )}
    </DropArea>
  )
}
