// Judges the subjects of commits: imperative, at most 72 characters, one topic. Pure.
const MOST = 72

/** Beginnings that are no imperative: articles, pronouns, and verbs in another form. */
const notImperative =
  /^(a|an|the|this|that|these|those|who|whoever|what|whatever|where|when|it|we|nobody|somebody|everybody|each|every|all|no|some|[a-z]+ing|[a-z]+ed)\b/i

/**
 * @param {string} subject
 * @returns {string | null} what is wrong with it
 */
export function faultOf(subject) {
  if (/^(Merge|Revert) /.test(subject)) return null
  if (subject.length > MOST) return `has ${subject.length} characters, more than ${MOST}`
  if (/;/.test(subject)) return "has two topics"
  if (/[.:]$/.test(subject)) return "ends with a full stop or colon"
  if (notImperative.test(subject) || !/^[A-Z]/.test(subject)) return "does not begin with an imperative"
  return null
}
