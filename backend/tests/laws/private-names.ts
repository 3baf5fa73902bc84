import ts from "typescript"
import { importsOf } from "./imports"
import { code, everyFile, textOf, treeOf } from "./sources"

/** A name of the engine that its documentation does not promise. */
export type PrivateName = {
  name: string
  /** The text by which it is found in our files; by default the name itself. */
  written?: string
  because: string
  /** The test that fails when it changes. */
  noticedBy: string
}

/** Every private name that the shop relies on. */
export const privateNames: readonly PrivateName[] = [
  {
    name: "_zod",
    because:
      "runs a shape without a sentence for each of its faults, as zod offers it to libraries; the shop words the first",
    noticedBy: "backend/kit/call/first-fault.test.ts",
  },
  {
    name: "@medusajs/medusa/loaders/index",
    because: "starts the engine inside our own express app, so that the gate stands before it",
    noticedBy: "backend/tests/calls/house/health.test.ts",
  },
  {
    name: "@medusajs/medusa/commands/db/migrate",
    because: "migrates in `prepare`, on an empty database in two passes; the command line cannot",
    noticedBy: "backend/tests/calls/house/first-filling.test.ts",
  },
  {
    name: "@medusajs/framework/modules-sdk",
    because: "`MedusaModule` is wanted for `clearInstances`",
    noticedBy: "backend/tests/calls/house/first-filling.test.ts",
  },
  {
    name: "@medusajs/framework/opentelemetry/api",
    because: "the engine's own OpenTelemetry, so that its spans and ours are of one trace",
    noticedBy: "backend/tests/calls/house/metrics.test.ts",
  },
  {
    name: "@medusajs/framework/opentelemetry/sdk-node",
    because: "the same: it sends the spans to where OTEL_EXPORTER_OTLP_ENDPOINT says, and is loaded only then",
    noticedBy: "backend/tests/calls/house/metrics.test.ts",
  },
  {
    name: "@medusajs/framework/jobs",
    because: "`JobLoader` loads nothing while `prepare` fills a shop: an operator's job would run in an unfinished one",
    noticedBy: "backend/tests/calls/house/first-filling.test.ts",
  },
  {
    name: "ensureMigrationsDirExists",
    because: "the migrator makes a folder in each module without migrations, also on a tree that is read-only",
    noticedBy: "backend/tests/calls/house/first-filling.test.ts",
  },
  {
    name: "clearInstances",
    because: "between two passes of migrating, the first one's half-loaded modules are forgotten",
    noticedBy: "backend/tests/calls/house/first-filling.test.ts",
  },
  {
    name: "@medusajs/framework/logger",
    because: "the engine's words become lines of our log before anything is loaded",
    noticedBy: "backend/tests/calls/house/health.test.ts",
  },
  {
    name: "loggerInstance_",
    because: "the one place that all of the engine's words come through",
    noticedBy: "backend/tests/calls/house/health.test.ts",
  },
  {
    name: "baseRepository_",
    because: "gives a module's entity manager, so that its services write in our transaction (decision 0003)",
    noticedBy: "backend/tests/calls/checkout/paying.test.ts",
  },
  {
    name: "_zod",
    because: "a shape's own run, with the issues unfinished: zod's parse words each of thousands, and one is shown",
    noticedBy: "backend/kit/call/first-fault.test.ts",
  },
  {
    name: "getFreshManager",
    because: "a manager that no other request uses (decision 0003)",
    noticedBy: "backend/tests/calls/checkout/paying.test.ts",
  },
  {
    name: "setTransactionContext",
    because: "gives that manager our transaction (decision 0003)",
    noticedBy: "backend/tests/calls/checkout/paying.test.ts",
  },
  {
    name: "MedusaContextType",
    because: "the mark without which a module takes the workflow's context for ours",
    noticedBy: "backend/tests/calls/checkout/money-back.test.ts",
  },
  {
    name: "messageAggregator",
    because: "keeps the modules' own events back: ours follow the commit",
    noticedBy: "backend/tests/calls/checkout/paying.test.ts",
  },
  {
    name: "authorizePaymentSession_",
    because: "books a proven payment without asking Razorpay inside the transaction (decision 0003)",
    noticedBy: "backend/tests/calls/checkout/paying.test.ts",
  },
  {
    name: "refundService_",
    because: "books a refund made outside without asking Razorpay to pay back once more (decision 0010)",
    noticedBy: "backend/tests/calls/checkout/money-back.test.ts",
  },
  {
    name: "createOrderLineItemsBulk_",
    because:
      "makes the line of a piece that joins an order, as placing does; the public form would give it pieces in the version before (decision 0047)",
    noticedBy: "backend/tests/calls/order/piece-change.test.ts",
  },
  {
    name: "maybeUpdatePaymentCollection_",
    because: "adds that refund up in the payment collection (decision 0010)",
    noticedBy: "backend/tests/calls/checkout/money-back.test.ts",
  },
  {
    name: "updateOrderPaidRefundableAmount_",
    because: "brings a summary in line with its transactions, when the engine has lost one (decision 0028)",
    noticedBy: "backend/tests/calls/checkout/refund-routes.test.ts",
  },
  {
    name: "@medusajs/framework/orchestration",
    because: "the store of workflows is wanted for `keyValueStore`",
    noticedBy: "backend/tests/calls/house/workflow-store.test.ts",
  },
  {
    name: "keyValueStore",
    because: "a run that is never kept is not looked for in Redis: each change of the shop would fail while it is away",
    noticedBy: "backend/tests/calls/house/workflow-store.test.ts",
  },
  {
    name: "_router",
    because: "express 4's own list of layers, by which the short way finds a call's one handler (decision 0008)",
    noticedBy: "backend/src/short-way.test.ts",
  },
  {
    name: "_all",
    written: "methods._all",
    because: "express 4's mark of a layer for every method (decision 0008)",
    noticedBy: "backend/src/short-way.test.ts",
  },
  {
    name: "the password hash of emailpass",
    written: 'head.write("scrypt"',
    because: "one hash for both: an account is opened in our transaction, and the engine's provider accepts it",
    noticedBy: "plugins/account/src/rules/password-hash.test.ts",
  },
  {
    name: "@medusajs/draft-order in the list of plugins",
    written: '"@medusajs/draft-order"',
    because: "the engine adds it by itself, with a dashboard's dependencies (decision 0005)",
    noticedBy: "backend/tests/calls/house/surface.test.ts",
  },
  {
    name: "the search module by its key",
    written: 'key: "search"',
    because: "switched off: our own read table answers (decision 0005)",
    noticedBy: "backend/tests/calls/house/health.test.ts",
  },
  ...["admin-bundler", "auth-oidc", "rbac"].map((name) => ({
    name: `@medusajs/${name}, absent`,
    written: `"name": "@medusajs/${name}"`,
    because: "an empty package of the same version lies in its place (decision 0005)",
    noticedBy: "backend/tests/laws/licences.test.ts",
  })),
]

/** Parts of the engine's packages that its documentation names. */
const documented =
  /^@medusajs\/(framework(\/(types|utils|http|workflows-sdk|mikro-orm\/migrations))?|medusa\/core-flows|js-sdk)$/
/** Ours, by the wire. */
const ownUnderscores = new Set(["_id"])

const product = code.filter(
  (file) => /^(plugins\/[^/]+\/src|backend\/(src|kit|seed)|medusa-config\.ts)/.test(file) && !/\.test\.ts$/.test(file),
)

/** Members that begin or end with an underscore: what the engine's classes, and the packages below them, keep to themselves. */
function privateMembers(file: string): string[] {
  const found: string[] = []
  const note = (name: string) => {
    if (/^_[a-z]|[a-z]_$/i.test(name) && !ownUnderscores.has(name)) found.push(name)
  }
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAccessExpression(node)) note(node.name.text)
    else if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
      note(node.argumentExpression.text)
    else if ((ts.isPropertySignature(node) || ts.isMethodSignature(node)) && ts.isIdentifier(node.name))
      note(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(treeOf(file))
  return found
}

/** Private names in a file that are recognisable by their shape: deep imports, and members with an underscore. */
export const privateNamesIn = (file: string): string[] => [
  ...new Set([
    ...importsOf(file)
      .map(({ what }) => what)
      .filter((what) => what.startsWith("@medusajs/") && !documented.test(what)),
    ...privateMembers(file),
  ]),
]

/** Such names that are not in the list above: `name in file`. */
export const unlistedNames = (files: readonly string[] = product): string[] => {
  const listed = new Set(privateNames.map(({ name }) => name))
  return files.flatMap((file) =>
    privateNamesIn(file)
      .filter((name) => !listed.has(name))
      .map((name) => `${name} in ${file}`),
  )
}

/** The files of ours that rely on this name. */
export const filesWith = ({ name, written = name }: PrivateName): string[] =>
  everyFile.filter(
    (file) =>
      (product.includes(file) || /^backend\/absent\/[^/]+\/package\.json$/.test(file)) &&
      textOf(file).includes(written),
  )
