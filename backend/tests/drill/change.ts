/** Replaces a text in a file of ours, or writes a new file. */
export type Edit = { file: string; find: string; replace: string } | { file: string; text: string }

/** What fails when only the first file is changed: the compiler at a file, or a law or a rule's test by its title. */
export type Notice = { types: string } | { file: string; test: string }

const inLaw =
  (file: string) =>
  (test: string): Notice => ({ file: `backend/tests/laws/${file}`, test })
/** The law that compares our sentences and numbers with the agreed ones. */
export const requirement = inLaw("requirements.test.ts")
export const orderLaw = inLaw("order-status.test.ts")
export const callLaw = inLaw("calls.test.ts")
export const environmentLaw = inLaw("environment.test.ts")

/** A likely future change, carried out on a copy of the tree: its row in working-on-it.md must be true. */
export type Change = {
  /** The row's first cell in "Where to change what". */
  row: string
  /** The edits at the row's first file. */
  first: Edit[]
  /** The edits that the compiler and the laws then require. */
  rest: Edit[]
  noticed: Notice[]
  /** Extra environment variables for the shop. */
  environment?: Record<string, string>
  /**
   * `carrier` is the address of the drill's text message carrier. Runs on a shop that was open before the change; the
   * contracts imported here are the changed ones.
   */
  works: (carrier: string) => Promise<void>
}

const pins =
  (file: string) =>
  (find: string, replace: string): Edit => ({ file: `backend/tests/laws/${file}`, find, replace })
/** What is pinned on purpose is changed on purpose. */
export const pinnedNumber = pins("requirement-numbers.ts")
export const pinnedText = pins("requirement-texts.ts")
