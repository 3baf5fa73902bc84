import { describe, expect, it } from "vitest"
import { everyChange } from "../drill/every-change"
import { everyFile, textOf } from "./sources"

const home = "backend/tests/operator"
const document = "backend/docs/extending.md"

type Snippet = { file: string; parts: string[] }

/** The document's blocks of code: the first line names the file below `backend/tests/operator`, a line `// …` leaves something out. */
function snippetsIn(text: string): Snippet[] {
  return [...text.matchAll(/^```(?:ts|tsx|js)\n([\s\S]*?)^```$/gm)].map(([, block]) => {
    const [first, ...rest] = block!.trimEnd().split("\n")
    const parts = rest
      .join("\n")
      .split(/^ *\/\/ …$/m)
      .map((part) => part.replace(/^\n+/, "").trimEnd())
      .filter(Boolean)
    return { file: /^\/\/ (\S+)/.exec(first!)?.[1] ?? first!, parts }
  })
}

const strayIn = ({ file, parts }: Snippet): string[] => {
  if (!everyFile.includes(`${home}/${file}`)) return [`${file} is not there`]
  const text = textOf(`${home}/${file}`)
  return parts.filter((part) => !text.includes(part)).map((part) => `${file} does not say: ${part}`)
}

describe("the examples in the document for operators", () => {
  const snippets = snippetsIn(textOf(document))

  it("are word for word in the plugins that the tests install", () => {
    expect(snippets.length).toBeGreaterThan(10)
    expect(snippets.flatMap(strayIn)).toEqual([])
  })

  it("are all in blocks that are compared", () => {
    const blocks = [...textOf(document).matchAll(/^```(\w*)$/gm)].map(([, kind]) => kind).filter(Boolean)
    expect(blocks.filter((kind) => !["ts", "tsx", "js"].includes(kind!))).toEqual([])
  })

  it("fail when a word of them changes, or their file is gone", () => {
    const [changed, gone] = snippetsIn(
      "```ts\n// cloth/src/calls.ts\nexport const clothCalls = {\n// …\n  double:\n```\n\n```js\n// nowhere.cjs\nx\n```",
    )
    expect(changed!.parts).toEqual(["export const clothCalls = {", "  double:"])
    expect(strayIn(changed!)).toEqual(["cloth/src/calls.ts does not say:   double:"])
    expect(strayIn(gone!)).toEqual(["nowhere.cjs is not there"])
  })
})

describe("the changes of the drill", () => {
  it("find the texts that they replace, one change after the other", () => {
    const texts = new Map<string, string>()
    const stray: string[] = []
    for (const { name, change } of everyChange)
      for (const edit of [...change.first, ...change.rest]) {
        const text = "text" in edit ? "" : (texts.get(edit.file) ?? textOf(edit.file))
        if ("find" in edit && !text.includes(edit.find)) stray.push(`${name}: ${edit.file} does not say: ${edit.find}`)
        texts.set(edit.file, "text" in edit ? edit.text : text.replace(edit.find, () => edit.replace))
      }
    expect(everyChange.length).toBeGreaterThan(15)
    expect(stray).toEqual([])
  })
  it("name tests that exist as those that notice a change that is not finished", () => {
    const titles = (file: string) =>
      file.endsWith("requirements.test.ts")
        ? textOf("backend/tests/laws/requirement-texts.ts") + textOf("backend/tests/laws/requirement-numbers.ts")
        : textOf(file)
    const noticing = everyChange.flatMap(({ name, change }) =>
      change.noticed.flatMap((notice) => ("test" in notice ? [{ name, ...notice }] : [])),
    )
    expect(noticing.length).toBeGreaterThan(15)
    expect(noticing.filter(({ file, test }) => !titles(file).includes(test.trim()))).toEqual([])
  })
})
