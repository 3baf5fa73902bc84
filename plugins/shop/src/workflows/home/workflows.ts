import { actWorkflow } from "@silai/kit/workflow"
import { writeHome } from "./write"

/** Writes the home page anew. Hooks: `validate`, `homeUpdated`. */
export const updateHomeWorkflow = actWorkflow("silai-update-home", { done: "homeUpdated", act: writeHome })
