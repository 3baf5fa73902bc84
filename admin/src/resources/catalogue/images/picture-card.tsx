import { useSortable } from "@dnd-kit/sortable"
import { CSS } from "@dnd-kit/utilities"
import { GALLERY } from "@silai/contracts/catalogue/limits"
import { roomFor } from "@silai/contracts/room"
import { Button, Input, Tooltip } from "antd"
import { useId } from "react"
import { IconButton } from "../../../ui/icon-button"
import { BinIcon, CropIcon, GripIcon } from "../../../ui/icons"
import { FileImage } from "../../file/file-grid"
import type { Draft } from "./draft"
import style from "./gallery.module.css"

type Props = {
  picture: Draft
  place: number
  of: number
  onAlt: (alt: string) => void
  onFirst: () => void
  onCrop: () => void
  onRemove: () => void
}

/** One picture of the gallery: drag it by its handle (also by keyboard); the first is the thumbnail. */
export function PictureCard({ picture, place, of, onAlt, onFirst, onCrop, onRemove }: Props) {
  const id = useId()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: picture.stem,
  })
  const name = `picture ${place + 1} of ${of}`
  return (
    <li
      ref={setNodeRef}
      className={style.card}
      data-dragging={isDragging}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      <div className={style.picture}>
        <FileImage file={picture} />
        <Tooltip title={`Move ${name}`}>
          <button
            type="button"
            ref={setActivatorNodeRef}
            className={style.grip}
            {...attributes}
            {...listeners}
            aria-label={`Move ${name}`}
          >
            <GripIcon />
          </button>
        </Tooltip>
        <span className={`${style.place} figures`}>{place === 0 ? "Thumbnail" : place + 1}</span>
        {picture.stage === "new" && (
          <span className={style.stage} role="status">
            Being prepared
          </span>
        )}
      </div>
      <label htmlFor={id} className={style.label}>
        Picture description
      </label>
      <Input.TextArea
        id={id}
        value={picture.alt}
        maxLength={roomFor(GALLERY.maxAlt)}
        autoSize={{ minRows: 2, maxRows: 4 }}
        placeholder="For people who cannot see it, and for search"
        onChange={({ target }) => onAlt(target.value.replace(/\n/g, " "))}
      />
      <div className={style.acts}>
        {place > 0 && (
          <Button size="small" onClick={onFirst} aria-label={`Make ${name} the thumbnail`}>
            Make first
          </Button>
        )}
        <span className={style.spacer} />
        <IconButton size="small" icon={<CropIcon />} onClick={onCrop} label={`Crop ${name}`} />
        <IconButton size="small" danger icon={<BinIcon />} onClick={onRemove} label={`Take ${name} off the page`} />
      </div>
    </li>
  )
}
