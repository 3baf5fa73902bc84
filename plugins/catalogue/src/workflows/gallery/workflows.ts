import { actWorkflow } from "@silai/kit/workflow"
import { setGallery } from "./write"

/** Sets the pictures of a colourway, their order and their texts. Hooks: `validate`, `galleryUpdated`. */
export const setGalleryWorkflow = actWorkflow("silai-set-gallery", { done: "galleryUpdated", act: setGallery })
