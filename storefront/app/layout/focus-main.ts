import { MAIN_ID } from "./main-id"

/** Where nothing takes the place of what the shopper has just removed: the next Tab begins at the page's content. */
export const focusMain = () => document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
