import type { Picture as WirePicture } from "@silai/contracts/catalogue/shapes"
import { Suspense, lazy, useRef, useState, useSyncExternalStore, type CSSProperties, type PointerEvent } from "react"
import { deferredPartsReady } from "~/layout/deferred-parts"
import { useStore } from "~/lib/store"
import { retryImport } from "~/lib/retry-import"
import { useChanged } from "~/lib/use-changed"
import { Icon } from "~/ui/icon"
import { Picture } from "~/ui/picture"
import { productMessages } from "../words"
import { swiped, turned } from "./gallery-rules"
import styles from "./gallery.module.css"
import { Thumbnails } from "./thumbnails"

const loadViewer = () => import("./zoom-viewer")
const ZoomViewer = lazy(() => retryImport(loadViewer))

/** The width of the picture at this place; the preload link must use the same. */
export const gallerySizes = (place: number, count: number) =>
  `(min-width: 64rem) ${place === 0 && count % 2 === 1 ? 60 : 30}vw, (min-width: 48rem) 50vw, 100vw`

const WIDE = "(min-width: 64rem)"
const onWidth = (listener: () => void) => {
  const wide = matchMedia(WIDE)
  wide.addEventListener("change", listener)
  return () => wide.removeEventListener("change", listener)
}
const useIsWide = () =>
  useSyncExternalStore(
    onWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  )

type Props = { pictures: readonly WirePicture[]; name: string }

/**
 * The pictures of a piece: thumbnails, arrows, dots, a swipe, and a zoom. On a wide window there is room for all of them, in two columns;
 * the controls are hidden there.
 */
export function Gallery({ pictures, name }: Props) {
  const [at, show] = useState(0)
  // The furthest picture visited: further ones are not loaded, or every visit would pay for every picture.
  const [reached, setReached] = useState(0)
  const atRest = useStore(deferredPartsReady)
  const isWide = useIsWide() && atRest
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
  if (useChanged(pictures)) show(0)
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
  /** Focuses the picture viewed last, not the one pressed: on a phone that one is hidden by then. */
  const closeZoom = () => {
    setZoomed(false)
    stage.current?.querySelector<HTMLElement>("button:not([data-away])")?.focus({ preventScroll: true })
  }
  const openZoom = (which: number) => {
    if (Math.abs(travelled.current) > 6) return
    setAt(which)
    setZoomed(true)
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
          data-odd={count % 2 === 1 || undefined}
          data-dragging={drag !== null || undefined}
          style={{ "--at": at, "--drag": `${drag ?? 0}px` } as CSSProperties}
        >
          {pictures.map((picture, place) => (
            <button
              key={picture._id}
              type="button"
              className={styles.slide}
              aria-label={`${productMessages.openZoom}: ${picture.alt}`}
              data-away={place !== at || undefined}
              onClick={() => openZoom(place)}
            >
              {(isWide || place <= (atRest ? reached + 1 : reached)) && (
                <Picture picture={picture} sizes={gallerySizes(place, count)} eager={place === 0} />
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
                aria-label={productMessages.picture(place + 1, count)}
                aria-current={place === at || undefined}
                onClick={() => setAt(place)}
              />
            ))}
          </div>
        )}
        <p className="visually-hidden" aria-live="polite">
          {productMessages.picture(at + 1, count)}
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
