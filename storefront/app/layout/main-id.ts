/** Where the content of every page begins: the skip link leads there. */
export const MAIN_ID = "main"
