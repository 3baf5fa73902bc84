import type { BaseRecord } from "@refinedev/core"
import type { colourwayCalls } from "@silai/contracts/catalogue/calls"
import type { Colourway, ColourwayRow } from "@silai/contracts/catalogue/colourway-shapes"
import type { BodyOf } from "@silai/contracts/call"
import { entry } from "../../../providers/call"

export const askColourways = entry<typeof colourwayCalls.counterAll>("/admin/product/variant/all")
export const askColourway = entry<typeof colourwayCalls.counterSingle>("/admin/product/variant/single")
export const askChoices = entry<typeof colourwayCalls.choices>("/admin/product/variant/choices")
export const askAdd = entry<typeof colourwayCalls.add>("/admin/product/variant/add")
export const askUpdate = entry<typeof colourwayCalls.update>("/admin/product/variant/update")
export const askRemove = entry<typeof colourwayCalls.remove>("/admin/product/variant/remove")
export const askDuplicate = entry<typeof colourwayCalls.duplicate>("/admin/product/variant/duplicate")

export type ColourwayRecord = ColourwayRow & BaseRecord
export type WholeColourway = Colourway & BaseRecord
export type ColourwayFacts = Omit<BodyOf<typeof colourwayCalls.update>, "_id" | "version">
