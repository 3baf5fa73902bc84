import type { Picture as WirePicture } from "@silai/contracts/catalogue/shapes"
import { lazy, Suspense, useRef, useState, type PointerEvent } from "react"
import { retryImport } from "~/lib/retry-import"
import { Picture } from "~/ui/picture"
import styles from "./cloth-loupe.module.css"
import { turned } from "./gallery-rules"
import { lensAt, MAGNIFIED } from "./loupe-rules"
import { productMessages } from "../words"

const ZoomViewer = lazy(() => retryImport(() => import("./zoom-viewer")))

type Props = { pictures: readonly WirePicture[]; at: number; picture: WirePicture; name: string }

/**
 * A loupe over the cloth: it follows a mouse, and a finger that presses and moves along; Enter, a click or a tap opens
 * the whole picture.
 */
export function ClothLoupe({ pictures, at, picture, name }: Props) {
  const [lens, setLens] = useState<ReturnType<typeof lensAt> | null>(null)
  const [zoomed, setZoomed] = useState<number | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const pressedAt = useRef<{ x: number; y: number } | null>(null)
  const moved = useRef(false)

  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    setLens(lensAt({ x: event.clientX - box.left, y: event.clientY - box.top }, box, event.pointerType === "touch"))
  }
  const press = (event: PointerEvent<HTMLElement>) => {
    pressedAt.current = { x: event.clientX, y: event.clientY }
    moved.current = false
    if (event.pointerType === "touch") follow(event)
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const from = pressedAt.current
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > 6) moved.current = true
    if (event.pointerType !== "touch" || from) follow(event)
  }
  const leave = () => {
    pressedAt.current = null
    setLens(null)
  }
  const lift = (event: PointerEvent) => {
    pressedAt.current = null
    if (event.pointerType === "touch") setLens(null)
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.cover}
        aria-label={`${productMessages.openCloth}: ${picture.alt}`}
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={lift}
        onPointerLeave={leave}
        onPointerCancel={leave}
        onContextMenu={(event) => lens && event.preventDefault()}
        onClick={({ detail }) => {
          // The end of a slide is not a tap; a key press counts no clicks.
          if (moved.current && detail > 0) return
          setLens(null)
          setZoomed(at)
        }}
      >
        {lens && (
          <span className={styles.lens} style={{ left: lens.left, top: lens.top }}>
            <span style={{ left: lens.within.left, top: lens.within.top, width: lens.within.width }}>
              <Picture picture={picture} sizes={`${MAGNIFIED}px`} ratio="3 / 2" alt="" />
            </span>
          </span>
        )}
      </button>
      {zoomed !== null && (
        <Suspense fallback={null}>
          <ZoomViewer
            pictures={pictures}
            at={zoomed}
            onTurn={(by) => setZoomed((now) => turned(now ?? at, by, pictures.length))}
            onClose={() => {
              setZoomed(null)
              button.current?.focus({ preventScroll: true })
            }}
            name={name}
          />
        </Suspense>
      )}
    </>
  )
}
