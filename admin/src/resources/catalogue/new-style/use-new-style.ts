import { type BaseRecord, useList } from "@refinedev/core"
import type { PublishingNeed } from "@silai/contracts/catalogue/limits"
import { useRef } from "react"
import { useRecordForm } from "../../../ui/form/use-record-form"
import type { CategoryRecord } from "../category-calls"
import { emptyValues, factsOf, rupeesOf, type Values as Facts, wrongsOf } from "../colourway/form-values"
import { type Draft, wantedOf } from "../images/draft"
import type { Made, NewStyleWish } from "./add-style"

/** The whole of it: the product's name and category, the facts of its first colour, its pictures. */
export type Values = Facts & { name: string; categoryId: string; pictures: Draft[] }
type Added = BaseRecord & { _id: string; path: string }

const empty: Values = { ...emptyValues(), name: "", categoryId: "", pictures: [] }

/** A colour is wanted as soon as anything of it is said. */
export const hasColour = ({ color, price, basePrice, pictures }: Values) =>
  Boolean(color.trim() || price || basePrice || pictures.length > 0)

/** What the form can tell by itself of the colour; nothing while there is none. */
export const wrongAt = (name: keyof Facts) => (values: Values) =>
  hasColour(values) ? wrongsOf(values)[name] : undefined

/** What customers must be able to see before it is published. */
export function needsOf({ price, sizes, pictures }: Values): PublishingNeed[] {
  const needs: [PublishingNeed, boolean][] = [
    ["price", !rupeesOf(price)],
    ["images", pictures.length === 0],
    ["sizes", sizes.length === 0],
  ]
  return needs.flatMap(([need, isMissing]) => (isMissing ? [need] : []))
}

export function useNewStyle(categoryId: string, onSaved: (path: string) => void) {
  const { result } = useList<CategoryRecord>({
    resource: "category",
    pagination: { mode: "off" },
    errorNotification: false,
  })
  const made = useRef<Made>({})
  const blank = useRef({ ...empty, categoryId }).current
  const wish = (values: Values): NewStyleWish => {
    const { price, basePrice, sizes, customSizeOption, backorder } = factsOf(values)
    const measurementType = result.data.find(({ _id }) => _id === values.categoryId)?.measurementType
    return {
      style: { name: values.name, categoryId: values.categoryId },
      colour: hasColour(values)
        ? {
            color: values.color.trim(),
            colorCode: values.colorCode,
            price,
            basePrice,
            sizes,
            customSizeOption,
            backorder,
            measurementType,
          }
        : null,
      pictures: wantedOf(values.pictures),
      made: made.current,
    }
  }
  return useRecordForm<Added, Values>({
    resource: "product",
    record: null,
    blank,
    valuesOf: (_, sent) => sent ?? blank,
    fields: {},
    variables: wish,
    also: ["category", "colourway"],
    onSaved: ({ path }) => onSaved(path),
  })
}
