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
import { useInvalidate } from "@refinedev/core"
import { App } from "antd"
import { useEffect, useRef, useState } from "react"
import { Link } from "react-router"
import { call } from "../../providers/call"
import { useMay } from "../../providers/may"
import { count } from "../../ui/format"
import { DownIcon, GripIcon, UpIcon } from "../../ui/icons"
import { Mark } from "../../ui/mark"
import { askCategoryUpdate, type CategoryRecord } from "./category-calls"
import style from "./shelf.module.css"

/** The order on screen: moved at once, told to the server one after the other, put back if it says no. */
function useOrder(categories: readonly CategoryRecord[]) {
  const [order, setOrder] = useState(categories)
  const { message } = App.useApp()
  const invalidate = useInvalidate()
  const waiting = useRef(Promise.resolve())
  useEffect(() => setOrder(categories), [categories])
  const move = (from: number, to: number) => {
    if (to < 0 || to >= order.length || from === to) return
    const before = order
    const { _id: categoryId, name } = order[from]!
    setOrder(arrayMove([...order], from, to))
    waiting.current = waiting.current.then(async () => {
      try {
        await call(askCategoryUpdate, { categoryId, rank: to })
        await invalidate({ resource: "category", invalidates: ["list", "detail"] })
      } catch (error) {
        setOrder(before)
        void message.error(`“${name}” stays where it was. ${(error as Error).message}`)
      }
    })
  }
  return { order, move }
}

type Props = { categories: readonly CategoryRecord[]; movable: boolean; from: string }

export function CategoryOrder({ categories, movable, from }: Props) {
  const { order, move } = useOrder(categories)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: unknown) => order.findIndex((category) => category._id === id)
  const nameOf = (id: unknown) => order[placeOf(id)]?.name ?? ""
  const drop = ({ active, over }: DragEndEvent) => over && move(placeOf(active.id), placeOf(over.id))
  const said = {
    onDragStart: ({ active }: { active: { id: unknown } }) => `Lifted ${nameOf(active.id)}.`,
    onDragOver: ({ over }: { over: { id: unknown } | null }) =>
      over ? `At place ${placeOf(over.id) + 1} of ${order.length}.` : undefined,
    onDragEnd: ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) =>
      over ? `${nameOf(active.id)} is at place ${placeOf(over.id) + 1}.` : undefined,
    onDragCancel: ({ active }: { active: { id: unknown } }) => `${nameOf(active.id)} stays where it was.`,
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements: said }}
    >
      <SortableContext items={order.map(({ _id }) => _id)} strategy={verticalListSortingStrategy} disabled={!movable}>
        <ol className={style.order}>
          {order.map((category, place) => (
            <Row
              key={category._id}
              category={category}
              movable={movable}
              from={from}
              first={place === 0}
              last={place === order.length - 1}
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
  from: string
  first: boolean
  last: boolean
  onMove: (step: number) => void
}

function Row({ category, movable, from, first, last, onMove }: RowProps) {
  const mayWrite = useMay()("catalogue.write")
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: category._id,
  })
  return (
    <li
      ref={setNodeRef}
      className={style.orderRow}
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
        >
          <GripIcon />
        </button>
      )}
      <div className={style.orderName}>
        <Link to={`/category/view/${category._id}`} state={{ from }} className={style.name}>
          {category.name}
        </Link>
        <span className={style.soft}>{category.slug}</span>
      </div>
      <span className={style.orderFacts}>
        {count(category.products)} {category.products === 1 ? "product" : "products"} · {count(category.published)} of{" "}
        {count(category.variants)} variants on sale
      </span>
      {category.active ? <Mark tone="done">Shown</Mark> : <Mark tone="quiet">Hidden</Mark>}
      {movable && (
        <span className={style.arrows}>
          <button type="button" disabled={first} onClick={() => onMove(-1)} aria-label={`Move ${category.name} up`}>
            <UpIcon />
          </button>
          <button type="button" disabled={last} onClick={() => onMove(1)} aria-label={`Move ${category.name} down`}>
            <DownIcon />
          </button>
        </span>
      )}
      {mayWrite && (
        <Link to={`/category/edit/${category._id}`} className={style.quietLink} aria-label={`Edit ${category.name}`}>
          Edit
        </Link>
      )}
    </li>
  )
}
