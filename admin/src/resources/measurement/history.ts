import type { ILog } from "@refinedev/core"
import { writeInches } from "@silai/contracts/measurement/inches"
import type { HalfChange } from "@silai/contracts/measurement/shapes"
import { call } from "../../providers/call"
import type { Say } from "../../words/say"
import { askHalf } from "./calls"

/** The history of a body half; `data` is the change itself, shown in the reader's language. */
export const halfLog = async (id: string): Promise<ILog[]> =>
  (await call(askHalf, { _id: id })).data.history.map((change, place): ILog => ({
    id: `${id}-${place}`,
    createdAt: change.at,
    // Absent: the customer.
    author: change.by === null ? undefined : { name: change.by },
    name: "measured",
    resource: "measurement",
    action: change.first ? "create" : "update",
    data: change,
    previousData: {},
  }))

/** "Chest 40″, before 39½″" for each that differed. */
export const halfChangeText =
  (say: Say) =>
  ({ data }: ILog): string =>
    (data as HalfChange).changes
      .map(({ name, from, to }) =>
        from === null
          ? say("history.taken", { name: say(`measure.${name}`), to: writeInches(to) })
          : say("history.changed", { name: say(`measure.${name}`), from: writeInches(from), to: writeInches(to) }),
      )
      .join(", ")
