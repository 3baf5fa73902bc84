import { FILE } from "@silai/contracts/file/limits"
import { App, Modal } from "antd"
import { useState } from "react"
import Cropper, { type Area } from "react-easy-crop"
import { call } from "../../../providers/call"
import { askCrop, type StoredFile } from "../../file/calls"
import { pieceInPixels } from "./crop-rect"
import type { Draft } from "./draft"
import style from "./gallery.module.css"
import { sentenceOf } from "../../../words/language"

/** Selects a 4:5 crop of a picture; it becomes a separate picture and replaces the old one here. */
export function CropDialog({
  picture,
  onClose,
  onCropped,
}: {
  picture: Draft
  onClose: () => void
  onCropped: (old: Draft, file: StoredFile) => void
}) {
  const { message } = App.useApp()
  const [at, setAt] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const [busy, setBusy] = useState(false)
  const rect = area && pieceInPixels(area, picture)
  const isSmall = rect !== null && Math.min(rect.width, rect.height) < FILE.minEdge
  const crop = async () => {
    if (!rect) return
    setBusy(true)
    await call(askCrop, { stem: picture.stem, rect }).then(
      ({ data, message: notice }) => {
        void message.success(notice, 2)
        onCropped(picture, data)
        onClose()
      },
      (error: Error) => void message.error(sentenceOf(error), 4),
    )
    setBusy(false)
  }
  return (
    <Modal
      open
      title="Crop to 4:5"
      width={640}
      okText="Save the piece"
      cancelText="Cancel"
      confirmLoading={busy}
      maskClosable={false}
      keyboard={!busy}
      closable={{ disabled: busy }}
      cancelButtonProps={{ disabled: busy }}
      okButtonProps={{ disabled: !rect || isSmall }}
      onOk={() => void crop()}
      onCancel={onClose}
      destroyOnHidden
    >
      <div className={style.cropper}>
        <Cropper
          image={picture.url}
          crop={at}
          zoom={zoom}
          aspect={4 / 5}
          minZoom={1}
          maxZoom={6}
          showGrid
          onCropChange={setAt}
          onZoomChange={setZoom}
          onCropComplete={setArea}
          cropperProps={{ role: "application", "aria-label": "Piece of the picture; arrow keys move it" }}
          mediaProps={{ alt: "" }}
        />
      </div>
      <div className={style.zoom}>
        <label htmlFor="crop-zoom">Closer</label>
        <input
          id="crop-zoom"
          type="range"
          min={1}
          max={6}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
        <span className="figures" role="status" data-small={isSmall}>
          {rect
            ? `${rect.width} × ${rect.height} pixels${isSmall ? `: too small, at least ${FILE.minEdge} on each side` : ""}`
            : ""}
        </span>
      </div>
    </Modal>
  )
}
