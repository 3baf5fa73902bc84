import { MEASUREMENT_LABELS } from "@silai/contracts/measurement/limits"
import { keyed } from "../keyed"

/** Measurements, in English. */
export const measurementEn = {
  "measures.one": "measurement",
  "measures.many": "measurements",
  "measures.search": "Name, phone or e-mail",
  "measures.finds": "customers by name, phone and e-mail",
  "measures.search.by-name": "Name",
  "measures.finds.by-name": "customers by name",
  "measures.none": "Measurements that customers save, and those you take for them, appear here.",
  "measures.customer": "Customer",
  "measures.body": "Body",
  "measures.inches": "Inches",
  "measures.changed": "Changed",
  "measures.by": "by {who}",
  "measures.themselves": "the customer",
  "measures.both": "Both",
  "measures.filter": "Filter by body half",
  "measures.add": "Measure a customer",

  "measure.title": "Measurements",
  "measure.upper": "Upper body",
  "measure.lower": "Lower body",
  "measure.inches": "inches",
  "measure.print": "Print card",
  "measure.print.of": "Print the measurements of {name}",
  "measure.none": "not given",
  "measure.foot": "placed {when}",
  "measure.cut": "cut {inches}",

  "measure.of": "Measurements of {name}",
  "measure.missing": "There are no such measurements",
  "measure.missing.why": "They may have been deleted by the customer or by a colleague.",
  "measure.missing.all": "See all measurements",
  "measure.failed": "These measurements could not be loaded",
  "measure.changed": "Changed {when} by {who}",
  "measure.save": "Save measurements",
  "measure.unit": "In inches, with fractions as on the tape: 15½, 15 1/2 or 15.5.",
  "measure.change": "Change",
  "measure.change.of": "Change {body}",
  "measure.print.body": "Print {body}",
  "measure.card": "measured by {who}, {when}",
  "measure.delete": "Delete these measurements",
  "measure.delete.ask": "Delete these measurements?",
  "measure.delete.then":
    "{name} must be measured again for the next made-to-measure piece. Orders that were placed keep their measurements.",
  "measure.delete.yes": "Delete",
  "measure.delete.no": "Keep them",
  "measure.theirs":
    "These measurements were changed in the meantime by {who}, {when}. Nothing is overwritten, and what you typed is still here.",
  "measure.gone":
    "These measurements were deleted in the meantime. What you typed is still here: save it to keep them.",

  "pick.gone": "That customer no longer exists. Please choose another.",
  "pick.again": "Choose another customer",
  "pick.bodies": "Body half",
  "pick.kept": "is saved: change it",
  "pick.both": "Both halves are saved already. Choose one to change it.",
  "pick.search": "Search customers",
  "pick.nobody": "No one found",
  "pick.found": "{n} found",
  "pick.none":
    "No customer has this name. Measurements are kept for customers with an account; a guest can sign up with their phone in a minute.",
  "pick.has": "{bodies} saved",
  "pick.unmeasured": "Not measured yet",
  ...keyed("measure", MEASUREMENT_LABELS),
}
