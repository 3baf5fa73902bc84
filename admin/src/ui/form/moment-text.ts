import type { Dayjs } from "dayjs"

const bareDay = /^\s*\d{1,2}\/\d{1,2}\/\d{4}\s*,?\s*$/

/** A field's moment as text: of an end that was typed as a bare day, the last minute of that day. */
export const momentText = (moment: Dayjs, typed: string, isEnd: boolean): string =>
  moment.format(isEnd && bareDay.test(typed) ? "YYYY-MM-DDT23:59" : "YYYY-MM-DDTHH:mm")
