import { ZOOM } from "@silai/contracts/catalogue/gallery-limits"
import type { Picture as WirePicture } from "@silai/contracts/catalogue/shapes"
import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type TouchEvent } from "react"
import { TransformComponent, TransformWrapper, type ReactZoomPanPinchRef } from "react-zoom-pan-pinch"
import { Icon } from "~/ui/icon"
import { Picture } from "~/ui/picture"
import { useBackCloses } from "~/ui/use-back-closes"
import { productMessages } from "../words"
import { isDoubleTap, swiped, type Tap } from "./gallery-rules"
import styles from "./zoom-viewer.module.css"

type Props = {
  pictures: readonly WirePicture[]
  at: number
  onTurn: (by: number) => void
  onClose: () => void
  name: string
}

const scaleOf = (zoom: ReactZoomPanPinchRef | null) => Math.round((zoom?.instance.state.scale ?? 1) * 100) / 100

/** One picture in the whole window, from half its size to seven times. Loaded on demand. */
export default function ZoomViewer({ pictures, at, onTurn, onClose, name }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const zoom = useRef<ReactZoomPanPinchRef>(null)
  const picture = pictures[at]
  const lastTap = useRef<Tap | null>(null)
  const finger = useRef<number | null>(null)
  useBackCloses(true, onClose)

  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
  }, [])
  useEffect(() => {
    void zoom.current?.resetTransform(0)
  }, [at])

  const onKey = (event: KeyboardEvent) => {
    const acts: Record<string, () => void> = {
      "+": () => void zoom.current?.zoomIn(ZOOM.step),
      "=": () => void zoom.current?.zoomIn(ZOOM.step),
      "-": () => void zoom.current?.zoomOut(ZOOM.step),
      "0": () => void zoom.current?.resetTransform(),
      ArrowLeft: () => onTurn(-1),
      ArrowRight: () => onTurn(1),
    }
    const act = acts[event.key]
    if (!act || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    act()
  }
  // The zoom library's own double tap is cancelled by the lifted finger; a click follows it, for mice and fingers
  // alike.
  const onClick = ({ timeStamp, clientX, clientY }: MouseEvent) => {
    const tap = { at: timeStamp, x: clientX, y: clientY }
    const double = isDoubleTap(lastTap.current, tap)
    lastTap.current = double ? null : tap
    if (!double) return
    if (scaleOf(zoom.current) === 1) void zoom.current?.zoomToPoint(ZOOM.doubleTap, clientX, clientY)
    else void zoom.current?.resetTransform()
  }
  // At its plain size the picture cannot be panned: a swipe turns to the next one.
  const onTouchStart = ({ touches }: TouchEvent) => {
    finger.current = touches.length === 1 && scaleOf(zoom.current) === 1 ? (touches[0]?.clientX ?? null) : null
  }
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0]
    const by = finger.current === null || !touch ? 0 : swiped(touch.clientX - finger.current)
    finger.current = null
    if (by) onTurn(by)
  }
  if (!picture) return null

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={`${name}, a closer look`}
      onClose={onClose}
      onKeyDown={onKey}
    >
      <TransformWrapper
        ref={zoom}
        minScale={ZOOM.least}
        maxScale={ZOOM.most}
        centerOnInit
        centerZoomedOut
        doubleClick={{ disabled: true }}
      >
        <TransformComponent
          wrapperClass={styles.room}
          contentClass={styles.content}
          wrapperProps={{ onClick, onTouchStart, onTouchEnd }}
        >
          <Picture
            key={picture._id}
            picture={picture}
            sizes="(min-width: 48rem) 1200px, 250vw"
            className={styles.picture}
            eager
          />
        </TransformComponent>
      </TransformWrapper>
      <p className={styles.count} aria-live="polite">
        {productMessages.picture(at + 1, pictures.length)}
      </p>
      <button
        type="button"
        className={`${styles.tool} ${styles.close}`}
        aria-label="Close"
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      <div className={styles.tools}>
        <button type="button" className={styles.tool} aria-label="Previous picture" onClick={() => onTurn(-1)}>
          <Icon name="left" />
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label="Smaller"
          onClick={() => void zoom.current?.zoomOut(ZOOM.step)}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label="Larger"
          onClick={() => void zoom.current?.zoomIn(ZOOM.step)}
        >
          <Icon name="plus" />
        </button>
        <button type="button" className={styles.tool} aria-label="Next picture" onClick={() => onTurn(1)}>
          <Icon name="right" />
        </button>
      </div>
    </dialog>
  )
}
