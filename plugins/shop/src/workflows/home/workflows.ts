import { actWorkflow } from "@silai/kit/workflow"
import { writeHome } from "./write"

/** Writes a new version of the home page. Hooks: `validate`, `homeUpdated`. */
export const updateHomeWorkflow = actWorkflow("silai-update-home", { done: "homeUpdated", act: writeHome })
