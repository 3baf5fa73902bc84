import { returnCalls } from "@silai/contracts/returns/calls"
import { expect } from "vitest"
import { signInAsOwner } from "../../rig/owner"
import { asked, taken } from "../../rig/returns"
import { type Change, callLaw } from "../change"
import { deliveredShirts } from "../people"

const [kinds, options] = ["backend/contracts/returns/kinds.ts", "plugins/returns/src/rules/options.test.ts"]
const [mails, pages] = ["backend/contracts/messaging/return-messages.ts", "storefront/app/features/returns/words.ts"]
const [words, hi] = ["backend/contracts/returns/messages.ts", "admin/src/words/hi/returns.ts"]
const kind = "repair" as never

export const returnKind: Change = {
  row: "add a kind of request next to returns, exchanges and alterations",
  first: [
    {
      file: "backend/contracts/returns/limits.ts",
      find: `["return", "exchange", "alteration"]`,
      replace: `["return", "exchange", "alteration", "repair"]`,
    },
  ],
  noticed: [
    { types: kinds },
    { types: mails },
    { types: pages },
    { types: words },
    { types: hi },
    { file: options, test: "allows only an alteration for a made-to-measure piece" },
    callLaw("keep backend/docs/calls.md up to date"),
  ],
  rest: [
    {
      file: kinds,
      find: "  alteration: {\n",
      replace: `  repair: {
    endsIn: "altered",
    orRefunded: false,
    promisesMoney: false,
    restocks: false,
    givesSize: false,
    wantsNote: true,
    ofCustom: false,
    notPossible: (name) => \`\${name} is altered instead.\`,
  },
  alteration: {
`,
    },
    { file: mails, find: `alteration: "alteration" }`, replace: `alteration: "alteration", repair: "repair" }` },
    {
      file: pages,
      find: `    alteration: {\n`,
      replace: `    repair: { title: "A repair", note: "We repair it, and send it back to you." },\n    alteration: {\n`,
    },
    { file: pages, find: `    alteration: "What`, replace: `    repair: "What is broken?",\n    alteration: "What` },
    {
      file: pages,
      find: `    alteration: "The`,
      replace: `    repair: "The repair costs nothing.",\n    alteration: "The`,
    },
    { file: pages, find: `    alteration: "Ask`, replace: `    repair: "Ask for the repair",\n    alteration: "Ask` },
    {
      file: pages,
      find: `      alteration: "Your`,
      replace: `      repair: "It is approved.",\n      alteration: "Your`,
    },
    {
      file: pages,
      find: `      alteration: "It`,
      replace: `      repair: "It is being repaired.",\n      alteration: "It`,
    },
    {
      file: words,
      find: `  alteration: "Alteration",`,
      replace: `  repair: "Repair",\n  alteration: "Alteration",`,
    },
    {
      file: hi,
      find: `  "return-kind.alteration"`,
      replace: `  "return-kind.repair": "मरम्मत",\n  "return-kind.alteration"`,
    },
    {
      file: options,
      find: `kinds: ["return", "exchange"], open`,
      replace: `kinds: ["return", "exchange", "repair"], open`,
    },
    { file: options, find: `kinds: ["return"] })`, replace: `kinds: ["return", "repair"] })` },
    {
      file: "plugins/returns/src/modules/returns/migrations/Migration20991231000100.ts",
      text: `import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Repairs. */
export class Migration20991231000100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(\`alter table return_request drop constraint return_request_kind_check,
      add constraint return_request_kind_check check (kind in ('return', 'exchange', 'alteration', 'repair'))\`)
  }

  override async down(): Promise<void> {}
}
`,
    },
  ],
  works: async () => {
    const owner = await signInAsOwner()
    const { _id } = await asked(await deliveredShirts(), kind, 1, {
      lines: [{ itemId: "0", quantity: 1, reason: "faulty", note: "A seam has opened." }],
    })
    await taken(owner, _id, "approved", "received", "altered")
    const { body } = await owner.call(returnCalls.all, { kind: [kind] })
    expect(body.data).toMatchObject([{ _id, kind, state: "altered", refundRupees: 0 }])
  },
}
