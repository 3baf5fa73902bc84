import type { BaseRecord } from "@refinedev/core"
import type { colourwayCalls } from "@silai/contracts/catalogue/calls"
import type { Colourway, ColourwayRow } from "@silai/contracts/catalogue/colourway-shapes"
import type { BodyOf } from "@silai/contracts/call"
import { entry } from "../../../providers/call"

export const askColourways = entry("/admin/product/variant/all")
export const askColourwayFile = entry("/admin/product/variant/export")
export const askColourway = entry("/admin/product/variant/single")
export const askChoices = entry("/admin/product/variant/choices")
export const askAdd = entry("/admin/product/variant/add")
export const askUpdate = entry("/admin/product/variant/update")
export const askStatus = entry("/admin/product/variant/status")
export const askRemove = entry("/admin/product/variant/remove")
export const askWaiting = entry("/admin/product/variant/waiting")
export const askDuplicate = entry("/admin/product/variant/duplicate")

export type ColourwayRecord = ColourwayRow & BaseRecord
export type WholeColourway = Colourway & BaseRecord
export type ColourwayFacts = Omit<BodyOf<typeof colourwayCalls.update>, "_id" | "version">
