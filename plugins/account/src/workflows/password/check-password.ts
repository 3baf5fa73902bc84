import { PASSWORD } from "@silai/contracts/account/limits"
import { accountRefusals } from "@silai/contracts/account/messages"
import { refuse } from "@silai/kit/refuse"
import { isCommon, isPersonal, type Owner, wordsOf } from "../../rules/weak-password"

type Estimate = (password: string, words: string[]) => number
type Judge = { common: ReadonlySet<string>; guessesLog10: Estimate }

let judge: Promise<Judge> | undefined

/** Loaded in about 100 ms when the first password is set: most processes never need it. */
async function loadJudge(): Promise<Judge> {
  const { ZxcvbnFactory } = await import("@zxcvbn-ts/core")
  const { dictionary, adjacencyGraphs } = await import("@zxcvbn-ts/language-common")
  // Sorted by how common they are.
  const long = dictionary["passwords-common"].filter((password) => password.length >= PASSWORD.minLength)
  const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return {
    common: new Set(long.slice(0, PASSWORD.commonRefused)),
    guessesLog10: (password, words) => estimator.check(password, words).guessesLog10,
  }
}

/**
 * Refuses a new password that is easy to guess: one of the most common, little more than the person's own words, or one
 * that an estimator who knows the shop's words and the person's finds among the first. `field` names the caller's form field.
 * @throws account.password_common, account.password_personal, account.password_guessable
 */
export async function judgePassword(password: string, owner: Owner, field = "password"): Promise<void> {
  const because = (refusal: Parameters<typeof refuse<[]>>[0]) => Object.assign(refuse(refusal), { field })
  if (isPersonal(password, owner)) throw because(accountRefusals.password_personal)
  const { common, guessesLog10 } = await (judge ??= loadJudge())
  if (isCommon(password, common)) throw because(accountRefusals.password_common)
  // Only its beginning is judged: the time grows with the square of the length, and a strong beginning is enough.
  if (guessesLog10(password.slice(0, PASSWORD.judged), wordsOf(owner)) < PASSWORD.leastGuessesLog10)
    throw because(accountRefusals.password_guessable)
}
