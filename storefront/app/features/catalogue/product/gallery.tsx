import type { Picture as WirePicture } from "@silai/contracts/catalogue/shapes"
import { Suspense, lazy, useEffect, useRef, useState, type PointerEvent } from "react"
import { deferredPartsReady } from "~/layout/deferred-parts"
import { useStore } from "~/lib/store"
import { retryImport } from "~/lib/retry-import"
import { Icon } from "~/ui/icon"
import { Picture } from "~/ui/picture"
import { productSays } from "./words"
import { swiped, turned } from "./gallery-rules"
import styles from "./gallery.module.css"
import { Thumbnails } from "./thumbnails"

const loadViewer = () => import("./zoom-viewer")
const ZoomViewer = lazy(() => retryImport(loadViewer))

/** The picture's width; the preload link must use the same. */
export const GALLERY_SIZES = "(min-width: 64rem) 42vw, 100vw"

type Props = { pictures: readonly WirePicture[]; name: string }

/** The pictures of a piece: thumbnails, arrows, dots, a swipe, and a zoom. */
export function Gallery({ pictures, name }: Props) {
  const [at, show] = useState(0)
  // The furthest picture visited: further ones are not loaded, or every visit would pay for every picture.
  const [reached, setReached] = useState(0)
  const atRest = useStore(deferredPartsReady)
  const [zoomed, setZoomed] = useState(false)
  const [drag, setDrag] = useState<number | null>(null)
  const start = useRef<{ x: number; id: number } | null>(null)
  const travelled = useRef(0)
  const stage = useRef<HTMLDivElement>(null)
  const count = pictures.length

  const setAt = (which: number) => {
    show(which)
    setReached((before) => Math.max(before, which))
  }
  useEffect(() => show(0), [pictures])
  const turn = (by: number) => setAt(turned(at, by, count))

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as HTMLElement).closest("[data-control]")) return
    start.current = { x: event.clientX, id: event.pointerId }
    travelled.current = 0
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    if (start.current?.id !== event.pointerId) return
    travelled.current = event.clientX - start.current.x
    if (Math.abs(travelled.current) > 6) {
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag(travelled.current)
    }
  }
  const up = (event: PointerEvent) => {
    if (start.current?.id !== event.pointerId) return
    start.current = null
    setDrag(null)
    turn(swiped(travelled.current))
  }
  /** The pressed picture is hidden when another was turned to meanwhile; the focus then goes to the visible one. */
  const closeZoom = () => {
    setZoomed(false)
    const returned =
      document.activeElement && document.activeElement !== document.body && !document.activeElement.closest("dialog")
    if (!returned) stage.current?.querySelector<HTMLElement>("button:not([inert])")?.focus({ preventScroll: true })
  }
  const openZoom = () => {
    if (Math.abs(travelled.current) <= 6) setZoomed(true)
  }

  return (
    <section
      className={styles.gallery}
      aria-label={`Pictures of ${name}`}
      onPointerEnter={() => void loadViewer().catch(() => undefined)}
    >
      <Thumbnails
        pictures={pictures}
        at={at}
        onPick={setAt}
        onMore={(which) => {
          setAt(which)
          setZoomed(true)
        }}
      />
      <div
        ref={stage}
        className={styles.stage}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={() => {
          start.current = null
          setDrag(null)
        }}
      >
        <div
          className={styles.track}
          data-dragging={drag !== null || undefined}
          style={{ transform: `translateX(calc(${-100 * at}% + ${drag ?? 0}px))` }}
        >
          {pictures.map((picture, place) => (
            <button
              key={picture._id}
              type="button"
              className={styles.slide}
              aria-label={`${productSays.openZoom}: ${picture.alt}`}
              inert={place !== at}
              onClick={openZoom}
            >
              {place <= (atRest ? reached + 1 : reached) && (
                <Picture picture={picture} sizes={GALLERY_SIZES} eager={place === 0} />
              )}
            </button>
          ))}
        </div>
        {count > 1 && (
          <>
            <button
              type="button"
              data-control
              className={`${styles.arrow} ${styles.before}`}
              onClick={() => turn(-1)}
              aria-label="Previous picture"
            >
              <Icon name="left" />
            </button>
            <button
              type="button"
              data-control
              className={`${styles.arrow} ${styles.after}`}
              onClick={() => turn(1)}
              aria-label="Next picture"
            >
              <Icon name="right" />
            </button>
          </>
        )}
        {count > 1 && (
          <div className={styles.dots}>
            {pictures.map((picture, place) => (
              <button
                key={picture._id}
                type="button"
                data-control
                className={styles.dot}
                aria-label={productSays.picture(place + 1, count)}
                aria-current={place === at || undefined}
                onClick={() => setAt(place)}
              />
            ))}
          </div>
        )}
        <p className="visually-hidden" aria-live="polite">
          {productSays.picture(at + 1, count)}
        </p>
      </div>
      {zoomed && (
        <Suspense fallback={null}>
          <ZoomViewer pictures={pictures} at={at} onTurn={turn} onClose={closeZoom} name={name} />
        </Suspense>
      )}
    </section>
  )
}
