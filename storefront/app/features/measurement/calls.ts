import type { measurementCalls } from "@silai/contracts/measurement/calls"
import { entry } from "~/lib/call"

export const addMeasurement = entry<typeof measurementCalls.add>("/customer/measurement/add")
export const singleMeasurement = entry<typeof measurementCalls.single>("/customer/measurement/single")
export const updateMeasurement = entry<typeof measurementCalls.update>("/customer/measurement/update")
