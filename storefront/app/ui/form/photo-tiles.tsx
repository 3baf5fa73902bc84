import type { ReactNode } from "react"
import { Icon } from "../icon"
import styles from "./photo-tiles.module.css"

/** Photos to send, and a tile to add more. */
export function PhotoTiles({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

type TileProps = {
  url: string
  alt: string
  removeLabel: string
  onRemove: () => void
  /** It could not be sent; `children` say why. */
  failed?: boolean
  children?: ReactNode
}

export function PhotoTile({ url, alt, removeLabel, onRemove, failed = false, children }: TileProps) {
  return (
    <li>
      <figure className={styles.photo} data-failed={failed || undefined}>
        <img src={url} alt={alt} />
        <button type="button" className={styles.remove} onClick={onRemove} aria-label={removeLabel}>
          <Icon name="close" size={18} />
        </button>
        {children}
      </figure>
    </li>
  )
}

type AddProps = {
  label: string
  accept?: string
  /** The id of the hint about number and format. */
  describedBy?: string
  onChosen: (files: File[]) => void
}

/** From the camera or the phone's album. */
export function AddPhotoTile({ label, accept = "image/*", describedBy, onChosen }: AddProps) {
  return (
    <li>
      <label className={styles.add}>
        <Icon name="plus" />
        <span>{label}</span>
        <input
          className="visually-hidden"
          type="file"
          accept={accept}
          multiple
          aria-describedby={describedBy}
          onChange={({ currentTarget }) => {
            onChosen([...(currentTarget.files ?? [])])
            // The same file may be chosen again after it was removed.
            currentTarget.value = ""
          }}
        />
      </label>
    </li>
  )
}
