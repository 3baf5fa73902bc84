import { everyFile, textOf } from "./sources"

/** Words and turns of phrase that no other codebase has: a reader stops at each. CONTRIBUTING.md says what to write instead. */
const UNCLEAR: Record<string, RegExp> = {
  anew: /\banew\b/,
  beside: /\bbeside\b/,
  "nobody, somebody": /\b(?:no|some)body\b/,
  "everybody, anybody": /\b(?:every|any)body\b/,
  "told, heard": /\b(?:told|heard|hears)\b/,
  shall: /\bshall\b/,
  bears: /\bbears?\b/,
  mend: /\bmend(?:s|ed|ing)?\b/,
  stands: /\bstands?\b(?!-)/,
  "who … as subject": /(?:^|[.;:] )(?:[Ww]ho|[Ww]hom|[Ww]hoever|[Ww]hose)\b(?=[^?]*$)/,
  "what … as subject": /^[Ww]hat\b(?=[^?]*$)/,
  alone: /\b\w+ alone\b(?=[,.;:]|$)/,
  "of before": /\bof (?:before|now|just now)\b/,
  "is there": /\b(?:is|are) (?:not )?there(?: any more)?(?=[,.;:]|$)/,
  "goes back": /\b(?:goes|gone|went) back\b/,
  "astray, for ever": /\bastray\b|\bfor ever\b/,
  "of its own": /\bof (?:its|their|one's|his|her) own\b/,
  meanwhile: /\bmeanwhile\b/,
  "door, table, shelf, hand": /\b(?:at the (?:door|table)|on the shelf|behind the counter|second hand|one hand)\b/,
}

/** `isPart`: a field's text or a heading, in which "who sews it" and "What happens next" are usual. */
export type Sentence = { file: string; line: number; text: string; isPart?: true }
const USUAL_IN_PARTS = ["who … as subject", "what … as subject"]
type Token = { line: number; text: string }

const flat = (text: string) =>
  text
    .replaceAll(/^\s*\*+\s?/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim()
const wordsIn = (text: string) => text.split(" ").length
const lineAt = (text: string, at: number) => text.slice(0, at).split("\n").length

/** Comments (adjacent `//` lines as one) and string literals of a program or style sheet. */
function tokensOf(text: string): { comments: Token[]; strings: Token[] } {
  const comments: (Token & { until: number; isLine: boolean })[] = []
  const strings: Token[] = []
  const pattern = /(?<!:)\/\/([^\n]*)|\/\*([\s\S]*?)\*\/|(["'`])((?:\\[\s\S]|(?!\3)[^\\])*?)\3/g
  for (const match of text.matchAll(pattern)) {
    const [whole, short, long, quote, inside] = match
    const line = lineAt(text, match.index)
    if (quote) {
      if (quote === "`" || !whole.includes("\n")) strings.push({ line, text: inside! })
      continue
    }
    const last = comments.at(-1)
    if (short !== undefined && last?.isLine && last.until === line - 1)
      Object.assign(last, { text: `${last.text} ${short.trim()}`, until: line })
    else comments.push({ line, until: line, text: short?.trim() ?? long!, isLine: short !== undefined })
  }
  return { comments, strings }
}

/** A sentence that a requirement fixes word by word. */
const agreed = new Set(
  [...textOf("backend/docs/requirements.md").matchAll(/['‘“"]([^'’”"]{12,})['’”"]/g)].map(([, text]) => text!),
)
const isCode = /\b(select|insert into|update|delete from|where|coalesce)\b|=>|--[a-z]|calc\(|^https?:/
const isSentence = (text: string) => /[.?!:]$/.test(text) || /^[A-Z₹]/.test(text)

function* inProgram(file: string): Generator<Sentence> {
  const text = textOf(file)
  const { comments, strings } = tokensOf(text)
  for (const comment of comments) {
    const words = flat(comment.text)
    if (wordsIn(words) >= 3 && !words.startsWith("@")) yield { file, line: comment.line, text: words }
  }
  if (/\.(test\.tsx?|journey\.ts)$/.test(file)) {
    const title = /(?<![\w.])(?:it|test|describe)(?:\.(?:each|for)\([^\n]*?\))?\(\s*(["'`])([\s\S]*?)\1/g
    for (const match of text.matchAll(title)) yield { file, line: lineAt(text, match.index), text: flat(match[2]!) }
  } else if (!/\.css$|\/tests\/|\/e2e\//.test(file)) {
    for (const literal of strings) {
      const words = flat(literal.text)
      if (wordsIn(words) >= 4 && !agreed.has(words) && !isCode.test(words) && isSentence(words))
        yield { file, line: literal.line, text: words }
    }
    // The texts of the documented calls, which begin in lower case, and those of the screens.
    for (const written of [/\.describe\(\s*["'`]([^"'`]+)["'`]/g, ...(file.endsWith(".tsx") ? [/>([^<>{}=]+)</g] : [])])
      for (const match of text.matchAll(written)) {
        const words = flat(match[1]!)
        if (wordsIn(words) >= 3 && !agreed.has(words))
          yield { file, line: lineAt(text, match.index), text: words, isPart: true }
      }
  }
}

function* inDocument(file: string): Generator<Sentence> {
  const text = textOf(file).replaceAll(/```[\s\S]*?```/g, (code) => "\n".repeat(code.split("\n").length - 1))
  for (const [at, row] of text.split("\n").entries()) {
    const plain = row
      .replaceAll(/`[^`]*`/g, "X")
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .replace(/^[#>*\-|\s\d.]+/, "")
    for (const words of plain.split(/(?<=[.!?:;])\s+|\|/))
      if (wordsIn(words.trim()) >= 4) yield { file, line: at + 1, text: words.trim() }
  }
}

const isGenerated = /(^|\/)data\/|pincodes\.ts$|backend\/docs\/(calls|engine-surface|requirements)\.md$/
/** The patterns themselves, and the page that lists what not to write. */
const isAboutWords = /^(backend\/tests\/laws\/words(\.test)?\.ts|CONTRIBUTING\.md)$/

/** Every comment, message, title and sentence of a document that has one of the unclear phrases, with the phrases. */
export function unclearSentences(): (Sentence & { phrases: string[] })[] {
  const found: (Sentence & { phrases: string[] })[] = []
  for (const file of everyFile.filter((name) => !isGenerated.test(name) && !isAboutWords.test(name))) {
    const sentences = /\.(tsx?|mjs|mts|js|cjs|css)$/.test(file)
      ? inProgram(file)
      : file.endsWith(".md")
        ? inDocument(file)
        : []
    for (const sentence of sentences) {
      const text = sentence.text.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())
      const phrases = Object.keys(UNCLEAR).filter(
        (name) =>
          !(sentence.isPart && USUAL_IN_PARTS.includes(name)) &&
          (UNCLEAR[name]!.test(sentence.text) || UNCLEAR[name]!.test(text)),
      )
      if (phrases.length) found.push({ ...sentence, phrases })
    }
  }
  return found
}
