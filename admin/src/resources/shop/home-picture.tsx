import { Button } from "antd"
import { useState } from "react"
import { UploadButton } from "../file/drop-area"
import { FilePicker } from "../file/file-picker"
import { UploadTray } from "../file/upload-tray"
import { useUploads } from "../file/use-uploads"
import { useParts } from "./home-parts"
import style from "./home.module.css"

/** Form.Item adds all but `label`. */
type Props = { id?: string; label: string; value?: string; onChange?: (stem: string) => void }

/** One picture: chosen in the file manager, or uploaded. */
export function PictureField({ id, label, value, onChange }: Props) {
  const parts = useParts()
  const [picking, setPicking] = useState(false)
  const uploads = useUploads((file) => {
    parts.knowFile(file)
    onChange?.(file.stem)
  })
  const shot = value === undefined ? undefined : parts.shot(value)
  return (
    <div className={style.picture}>
      <span className={style.shot} style={{ backgroundColor: shot?.colour }}>
        {shot && <img src={shot.src} alt="" loading="lazy" />}
      </span>
      <span className="row">
        <Button id={id} onClick={() => setPicking(true)} aria-label={`Choose another picture: ${label}`}>
          Choose another
        </Button>
        <UploadButton type="default" onFiles={(files) => uploads.add(files.slice(0, 1), null)}>
          Upload
        </UploadButton>
      </span>
      {!uploads.uploads.every(({ state }) => state === "done") && <UploadTray {...uploads} />}
      <FilePicker
        open={picking}
        most={1}
        taken={value === undefined ? [] : [value]}
        onClose={() => setPicking(false)}
        onPicked={([file]) => {
          if (!file) return
          parts.knowFile(file)
          onChange?.(file.stem)
        }}
      />
    </div>
  )
}
