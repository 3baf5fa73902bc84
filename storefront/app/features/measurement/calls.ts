import type { measurementCalls } from "@silai/contracts/measurement/calls"
import { entry } from "~/lib/call"

export const addMeasurement = entry<typeof measurementCalls.add>("/customer/measurement/add")
export const singleMeasurement = entry<typeof measurementCalls.single>("/customer/measurement/single")
export const othersMeasured = entry<typeof measurementCalls.others>("/customer/measurement/others")
export const saveOther = entry<typeof measurementCalls.saveOther>("/customer/measurement/saveOther")
export const renameOther = entry<typeof measurementCalls.renameOther>("/customer/measurement/renameOther")
export const removeOther = entry<typeof measurementCalls.removeOther>("/customer/measurement/removeOther")
export const updateMeasurement = entry<typeof measurementCalls.update>("/customer/measurement/update")
