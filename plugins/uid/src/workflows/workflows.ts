import { actWorkflow } from "@silai/kit/workflow"
import { assignUid, unassignUid } from "./assign"
import { generateUids, removeUids } from "./batch"
import { moveUid } from "./move"
import { reportFake } from "./report"

/** Starts making ids for pieces of one colour and size. Hooks: `validate`, `uidsGenerated`. */
export const generateUidsWorkflow = actWorkflow("silai-generate-uids", { done: "uidsGenerated", act: generateUids })

/** Removes a batch that was never printed. Hooks: `validate`, `uidsRemoved`. */
export const removeUidsWorkflow = actWorkflow("silai-remove-uids", { done: "uidsRemoved", act: removeUids })

/** Sets an id's state by hand. Hooks: `validate`, `uidMoved`. */
export const moveUidWorkflow = actWorkflow("silai-move-uid", { done: "uidMoved", act: moveUid })

/** Records which label is sent with an order. Hooks: `validate`, `uidAssigned`. */
export const assignUidWorkflow = actWorkflow("silai-assign-uid", { done: "uidAssigned", act: assignUid })

/** Removes a label from an order that is not delivered yet. Hooks: `validate`, `uidUnassigned`. */
export const unassignUidWorkflow = actWorkflow("silai-unassign-uid", { done: "uidUnassigned", act: unassignUid })

/** Stores a report of a piece that seems to be a fake. Hooks: `validate`, `fakeReported`. */
export const reportFakeWorkflow = actWorkflow("silai-report-fake", { done: "fakeReported", act: reportFake })
