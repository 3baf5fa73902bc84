import { GALLERY } from "@silai/contracts/catalogue/limits"
import { App } from "antd"
import { useRef, useState } from "react"
import type { RecordForm } from "../../../ui/form/use-record-form"
import { UploadButton } from "../../file/drop-area"
import { UploadTray } from "../../file/upload-tray"
import { useUploads } from "../../file/use-uploads"
import { CropDialog } from "../images/crop-dialog"
import { arrived, type Draft } from "../images/draft"
import { SortableGallery } from "../images/sortable-gallery"
import type { Values } from "./use-new-style"

/** The uploads of the page: each picture joins the form as soon as the server has it. */
export function usePictures(at: RecordForm<Values>) {
  const { message } = App.useApp()
  const turns = useRef(new Map<string, number>())
  const now = () => (at.form.getFieldValue("pictures") as Draft[] | undefined) ?? []
  const uploads = useUploads((file, turn) => {
    turns.current.set(file.stem, turn)
    at.set({ pictures: arrived(now(), file, turns.current, GALLERY.most) })
  })
  const send = (files: File[]) => {
    const room = Math.max(0, GALLERY.most - now().length - uploads.going)
    if (files.length > room)
      void message.warning(`A colour shows up to ${GALLERY.most} pictures; the first ${room} were taken.`, 4)
    uploads.add(files.slice(0, room), null)
  }
  return { uploads, send }
}

type Props = ReturnType<typeof usePictures> & { value?: Draft[]; onChange?: (pictures: Draft[]) => void }

/** Form.Item adds value and onChange. */
export function PicturesField({ uploads, send, value = [], onChange }: Props) {
  const [cropping, setCropping] = useState<Draft | null>(null)
  const isOver = uploads.uploads.every(({ state }) => state === "done")
  return (
    <div>
      <UploadButton onFiles={send} type="default" />
      {/* Successful uploads show below; only failed ones are listed. */}
      {!isOver && <UploadTray {...uploads} />}
      {value.length > 0 && (
        <SortableGallery
          draft={value}
          change={(make) => onChange?.(make(value))}
          onCrop={setCropping}
          onRemove={(picture) => onChange?.(value.filter(({ stem }) => stem !== picture.stem))}
        />
      )}
      {cropping && (
        <CropDialog
          picture={cropping}
          onClose={() => setCropping(null)}
          onCropped={(old, file) =>
            onChange?.(value.flatMap((one) => (one.stem === old.stem ? [{ ...file, alt: one.alt }] : [one])))
          }
        />
      )}
    </div>
  )
}
