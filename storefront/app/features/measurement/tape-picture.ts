import { workshopPicture } from "~/ui/brand-pictures"

export const TAPE = workshopPicture("tape-collar", "#e8e2d8", "A measuring tape around the collar of a white shirt")
