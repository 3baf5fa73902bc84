import { useState } from "react"
import type { StoredFile } from "./calls"
import { fileSize } from "./words"
import style from "./grid.module.css"

type Props = {
  files: readonly StoredFile[]
  chosen: ReadonlySet<string>
  stale?: boolean
  onOpen?: (file: StoredFile) => void
  onChoose?: (file: StoredFile, on: boolean, range: boolean) => void
}

/** The grid of pictures: open one by its picture, select several by their checkboxes (with Shift, all between). */
export function FileGrid({ files, chosen, stale, onOpen, onChoose }: Props) {
  return (
    <ul className={style.grid} data-stale={stale} aria-busy={stale}>
      {files.map((file) => (
        <Tile key={file._id} file={file} isChosen={chosen.has(file._id)} onOpen={onOpen} onChoose={onChoose} />
      ))}
    </ul>
  )
}

function Tile({
  file,
  isChosen,
  onOpen,
  onChoose,
}: { file: StoredFile; isChosen: boolean } & Pick<Props, "onOpen" | "onChoose">) {
  const { name, width, height, bytes, uses, stage } = file
  const open = () => (onOpen ? onOpen(file) : onChoose?.(file, !isChosen, false))
  return (
    <li className={style.tile} data-chosen={isChosen}>
      <button
        type="button"
        className={style.open}
        onClick={open}
        aria-label={onOpen ? `Open ${name}` : `${isChosen ? "Leave out" : "Choose"} ${name}`}
        aria-pressed={onOpen ? undefined : isChosen}
      >
        <FileImage file={file} />
        {stage === "new" && <span className={style.stage}>Being prepared</span>}
      </button>
      {onChoose && onOpen && (
        <label className={style.box}>
          <input
            type="checkbox"
            checked={isChosen}
            onClick={(event) => onChoose(file, event.currentTarget.checked, event.shiftKey)}
            onChange={() => undefined}
            aria-label={`Choose ${name}`}
          />
        </label>
      )}
      <span className={style.name} title={name}>
        {name}
      </span>
      <span className={`${style.facts} figures`}>
        {width} × {height} · {fileSize(bytes)}
      </span>
      <span className={style.uses} data-used={uses > 0}>
        {uses === 0 ? "Not used" : uses === 1 ? "On 1 page" : `On ${uses} pages`}
      </span>
    </li>
  )
}

/** The uncropped picture, on its own colour until it is loaded. */
export function FileImage({
  file: { thumbnail, colour, alt, width, height },
}: {
  file: Pick<StoredFile, "thumbnail" | "colour" | "alt" | "width" | "height">
}) {
  const [broken, setBroken] = useState(false)
  return (
    <span className={style.image} style={{ background: colour }}>
      {!broken && (
        <img
          src={thumbnail}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      )}
    </span>
  )
}

export function GridSkeleton({ tiles = 12 }: { tiles?: number }) {
  return (
    <div role="status" aria-label="Loading">
      <ul className={style.grid} aria-hidden="true">
        {Array.from({ length: tiles }, (_, place) => (
          <li key={place} className={style.tile}>
            <span className={`${style.image} ${style.empty}`} />
          </li>
        ))}
      </ul>
    </div>
  )
}
