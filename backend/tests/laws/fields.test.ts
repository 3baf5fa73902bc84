import { expect, test } from "vitest"
import { everyFile, textOf } from "./sources"

/** The words of a search are not kept: a search that is cut finds as much. */
const isSearch = /SEARCH\.|[Ss]earch|FIND\./
/** Room for what is pasted: more than the rule takes, which counts the cleaned text. */
const isRoom = /^(?:roomFor\(|[\w.]*(?:maxWritten|maxTyped|MAX_TYPED|MOST_TYPED|longestTyped)$)/

const cuts = (text: string) =>
  [...text.matchAll(/\bmaxLength=\{([^}]*)\}/g)].map(([, limit = ""]) => limit).filter((limit) => !isRoom.test(limit))

test("cuts in no form field what is typed or pasted: too long is an error with a sentence", () => {
  const cutting = everyFile
    .filter((file) => /^(?:storefront\/app|admin\/src|plugins)\/.*\.tsx$/.test(file) && !file.includes(".test."))
    .flatMap((file) => cuts(textOf(file)).map((limit) => `${file}: ${limit}`))
  expect(cutting.filter((one) => !isSearch.test(one))).toEqual([])
})

test("finds a field that cuts", () => {
  expect(
    cuts(`<Input maxLength={REASON.most} /> <Input maxLength={roomFor(3)} /> <i maxLength={PIN.maxWritten} />`),
  ).toEqual(["REASON.most"])
})
