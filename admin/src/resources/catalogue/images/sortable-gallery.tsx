import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core"
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from "@dnd-kit/sortable"
import { type Draft, moved } from "./draft"
import { PictureCard } from "./picture-card"
import style from "./gallery.module.css"

type Props = {
  draft: readonly Draft[]
  change: (make: (now: Draft[]) => Draft[]) => void
  onCrop: (picture: Draft) => void
  onRemove: (picture: Draft, place: number) => void
}

/** The gallery in its order: drag by the handle, or Space, arrows, Space. */
export function SortableGallery({ draft, change, onCrop, onRemove }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (stem: unknown) => draft.findIndex((one) => one.stem === stem)
  const placeText = (stem: unknown, over: unknown) =>
    `Picture ${placeOf(stem) + 1} is at place ${placeOf(over) + 1} of ${draft.length}.`
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Picked up picture ${placeOf(active.id) + 1} of ${draft.length}.`,
    onDragOver: ({ active, over }) => (over ? placeText(active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => (over ? `Put down. ${placeText(active.id, over.id)}` : "Put back."),
    onDragCancel: () => "Put back where it was.",
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable:
            "Press Space to pick the picture up, the arrow keys to move it, Space again to put it down, Escape to put it back.",
        },
      }}
      onDragEnd={({ active, over }) =>
        over &&
        active.id !== over.id &&
        change((now) =>
          moved(
            now,
            String(active.id),
            now.findIndex(({ stem }) => stem === over.id),
          ),
        )
      }
    >
      <SortableContext items={draft.map(({ stem }) => stem)} strategy={rectSortingStrategy}>
        <ul className={style.gallery} aria-label="Pictures in order">
          {draft.map((picture, place) => (
            <PictureCard
              key={picture.stem}
              picture={picture}
              place={place}
              of={draft.length}
              onAlt={(alt) => change((now) => now.map((one) => (one.stem === picture.stem ? { ...one, alt } : one)))}
              onFirst={() => change((now) => moved(now, picture.stem, 0))}
              onCrop={() => onCrop(picture)}
              onRemove={() => onRemove(picture, place)}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
