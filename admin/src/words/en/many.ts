/** Many orders at once, in English. */
export const manyEn = {
  "many.every": { one: "The one that matches is chosen", other: "All {n} that match are chosen" },
  "many.stop": "Stop",
  "many.gone": {
    one: "{n} had already left the list, and was not changed.",
    other: "{n} had already left the list, and were not changed.",
  },
  "many.undone": {
    one: "{n} was not reached, or not answered for. Look at the list, and choose again.",
    other: "{n} were not reached, or not answered for. Look at the list, and choose again.",
  },
  "many.doubted": {
    one: "Go on with this order?",
    other: "Go on with these {n} orders?",
  },
  "many.doubted.yes": "Go on all the same",
  "many.note": "Note",
  "many.note.title": "The same note about all chosen orders",
  "many.note.add": "Add the note",
  "many.note.done": { one: "Noted about {n} order.", other: "Noted about {n} orders." },
  "ship-many.among": {
    one: "Only the one chosen order: lines of others are refused.",
    other: "Only the {n} chosen orders: lines of others are refused.",
  },

  "checked-lines.file": "Choose a file",
  "checked-lines.look": "Check",
  "checked-lines.results": "Each line and its result",
  "checked-lines.too-many": "At most {n} lines at once, please.",
  "file-column.order": "Order",
  "file-column.number": "Tracking number",
  "file-column.courier": "Courier",
  "file-column.link": "Tracking link",
  "file-column.amount": "Sum",
  "file-column.reference": "Number of the transfer",
  "file-column.none": "Not in the file",

  "ship-many.button": "Tracking numbers",
  "ship-many.title": "Ship with tracking numbers",
  "ship-many.how":
    "One parcel a line: order number, courier, tracking number, and a link if there is one. Paste them from a spreadsheet, or choose the courier’s CSV file.",
  "ship-many.lines": "Orders and tracking numbers",
  "ship-many.matched": "{n} parcels of the file, matched by its headings",
  "ship-many.courier": "Courier of all parcels",
  "ship-many.send": { one: "Ship {n} order", other: "Ship {n} orders" },
  "ship-many.seen": { one: "{n} of {all} can be shipped.", other: "{n} of {all} can be shipped." },
  "ship-many.sent": { one: "{n} of {all} shipped.", other: "{n} of {all} shipped." },
  "ship-many.is-sent": "Shipped",
  "ship-many.is-ready": "Ready to ship",
  "ship-many.wrong.order": "No order number, such as SL-000123.",
  "ship-many.wrong.number": "The tracking number is missing.",
  "ship-many.wrong.shortened":
    "A spreadsheet has shortened this tracking number. Copy it from the courier's page, or set the column to Text first.",
  "ship-many.wrong.long": "Too long for a courier or a tracking number.",
  "ship-many.wrong.link": "The link must begin with https://.",
  "ship-many.wrong.twice": "This order is already listed above.",
} as const
