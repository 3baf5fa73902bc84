import { rupeesOf } from "@silai/contracts/rupees"
import { type BaseRecord, useList } from "@refinedev/core"
import { garmentOf, type GarmentSizes } from "@silai/contracts/catalogue/garment-sizes"
import type { PublishingNeed } from "@silai/contracts/catalogue/limits"
import { useRef, useState } from "react"
import { useRecordForm } from "../../../ui/form/use-record-form"
import type { CategoryRecord } from "../category-calls"
import { emptyValues, factsOf, type Values as Facts, wrongsOf } from "../colourway/form-values"
import { type Draft, wantedOf } from "../images/draft"
import type { Made, NewStyleWish } from "./add-style"

/** The product's name and category, the facts of its first colour, its pictures. */
export type Values = Facts & { name: string; categoryId: string; pictures: Draft[] }
type Added = BaseRecord & { _id: string; path: string }

/** A colour is required once any of its fields is filled in. */
export const hasColour = ({ color, price, basePrice, pictures }: Values) =>
  Boolean(color.trim() || price || basePrice || pictures.length > 0)

/** The colour's errors that the form can detect; none without a colour. */
export const wrongAt = (name: keyof Facts) => (values: Values) =>
  hasColour(values) ? wrongsOf(values)[name] : undefined

/** Fields without which it cannot be published. */
export function needsOf({ price, sizes, pictures }: Values): PublishingNeed[] {
  const needs: [PublishingNeed, boolean][] = [
    ["price", !rupeesOf(price)],
    ["images", pictures.length === 0],
    ["sizes", sizes.length === 0],
  ]
  return needs.flatMap(([need, isMissing]) => (isMissing ? [need] : []))
}

const useCategories = () =>
  useList<CategoryRecord>({ resource: "category", pagination: { mode: "off" }, errorNotification: false }).result.data

/** The sizes of a category's garment. */
export function useMade(categoryId: string, sizes: GarmentSizes): readonly string[] {
  const category = useCategories().find(({ _id }) => _id === categoryId)
  return sizes[garmentOf(category?.measurementType ?? "upperBody")]
}

export function useNewStyle(categoryId: string, sizes: GarmentSizes, onSaved: (path: string) => void) {
  const categories = useCategories()
  const usual = useMade(categoryId, sizes)
  const made = useRef<Made>({})
  const [blank] = useState((): Values => ({ ...emptyValues("", usual), name: "", categoryId, pictures: [] }))
  const wish = (values: Values): NewStyleWish => {
    const { price, basePrice, sizes, customSizeOption, backorder } = factsOf(values)
    const measurementType = categories.find(({ _id }) => _id === values.categoryId)?.measurementType
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
