import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type DragEndEvent,
  useSensor,
  useSensors,
} from "@dnd-kit/core"
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable"
import { CSS } from "@dnd-kit/utilities"
import { App } from "antd"
import { useRef, useState } from "react"
import { Link } from "react-router"
import { call } from "../../providers/call"
import { useMay } from "../../providers/may"
import { count } from "../../ui/format"
import { OrderButtons } from "../../ui/icon-button"
import { GripIcon } from "../../ui/icons"
import { RowLink } from "../../ui/list/row-link"
import { Mark } from "../../ui/mark"
import { useChanged } from "../../ui/use-changed"
import { askCategoryUpdate, type CategoryRecord } from "./category-calls"
import catalogue from "./catalogue.module.css"
import style from "./category-order.module.css"
import { useRefetch } from "../../ui/use-refetch"
import { sentenceOf } from "../../words/language"

/** The order on screen: updated at once, sent to the server in sequence, rolled back if it refuses. */
function useOrder(categories: readonly CategoryRecord[]) {
  const [order, setOrder] = useState(categories)
  const { message } = App.useApp()
  const refetch = useRefetch()
  const waiting = useRef(Promise.resolve())
  if (useChanged(categories)) setOrder(categories)
  const move = (from: number, to: number) => {
    const moving = order[from]
    if (!moving || to < 0 || to >= order.length || from === to) return
    const before = order
    const { _id: categoryId, name } = moving
    setOrder(arrayMove([...order], from, to))
    waiting.current = waiting.current.then(async () => {
      try {
        await call(askCategoryUpdate, { categoryId, rank: to })
        await refetch("category")
      } catch (error) {
        setOrder(before)
        void message.error(`“${name}” stays where it was. ${sentenceOf(error)}`)
      }
    })
  }
  return { order, move }
}

type Props = { categories: readonly CategoryRecord[]; movable: boolean }

export function CategoryOrder({ categories, movable }: Props) {
  const { order, move } = useOrder(categories)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: unknown) => order.findIndex((category) => category._id === id)
  const nameOf = (id: unknown) => order[placeOf(id)]?.name ?? ""
  const drop = ({ active, over }: DragEndEvent) => over && move(placeOf(active.id), placeOf(over.id))
  const announcements = {
    onDragStart: ({ active }: { active: { id: unknown } }) => `Lifted ${nameOf(active.id)}.`,
    onDragOver: ({ over }: { over: { id: unknown } | null }) =>
      over ? `At place ${placeOf(over.id) + 1} of ${order.length}.` : undefined,
    onDragEnd: ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) =>
      over ? `${nameOf(active.id)} is at place ${placeOf(over.id) + 1}.` : undefined,
    onDragCancel: ({ active }: { active: { id: unknown } }) => `${nameOf(active.id)} stays where it was.`,
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={{ announcements }}>
      <SortableContext items={order.map(({ _id }) => _id)} strategy={verticalListSortingStrategy} disabled={!movable}>
        <ol className={style.order}>
          {order.map((category, place) => (
            <Row
              key={category._id}
              category={category}
              movable={movable}
              at={place}
              of={order.length}
              onMove={(step) => move(place, place + step)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

type RowProps = {
  category: CategoryRecord
  movable: boolean
  at: number
  of: number
  onMove: (by: 1 | -1) => void
}

function Row({ category, movable, at, of, onMove }: RowProps) {
  const mayWrite = useMay()("catalogue.write")
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: category._id,
  })
  return (
    <li
      ref={setNodeRef}
      className={style.row}
      data-lifted={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {movable && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={style.grip}
          {...attributes}
          {...listeners}
          aria-label={`Move ${category.name}`}
          title={`Move ${category.name}`}
        >
          <GripIcon />
        </button>
      )}
      <div className={style.name}>
        <RowLink id={category._id} to={`/category/view/${category._id}`} className={catalogue.name}>
          {category.name}
        </RowLink>
        <span className="soft">{category.slug}</span>
      </div>
      <span className={style.facts}>
        {count(category.products)} {category.products === 1 ? "product" : "products"} · {count(category.published)} of{" "}
        {count(category.variants)} colours on sale
      </span>
      {category.active ? <Mark tone="done">Shown</Mark> : <Mark tone="quiet">Hidden</Mark>}
      {movable && <OrderButtons name={category.name} at={at} of={of} onMove={onMove} />}
      {mayWrite && (
        <Link to={`/category/edit/${category._id}`} className={style.quietLink} aria-label={`Edit ${category.name}`}>
          Edit
        </Link>
      )}
    </li>
  )
}
