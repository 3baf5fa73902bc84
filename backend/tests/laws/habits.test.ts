import ts from "typescript"
import { describe, expect, it } from "vitest"
import { bare, code, everyFile, isTest, linesOver, nodesIn, textOf } from "./sources"

const product = code.filter((file) => !isTest(file))

/** Files whose code (not their comments or strings) matches, outside what is allowed. */
const offenders = (files: readonly string[], pattern: RegExp, allowed = /^$/) =>
  files.filter((file) => !allowed.test(file) && pattern.test(textOf(file)) && pattern.test(bare(file)))

/** Where the environment may be read. Everywhere else it arrives as options, parsed and named. */
const readsEnvironment: { file: RegExp; because: string }[] = [
  { file: /^backend\/kit\/process\/env\.ts$/, because: "parses it, once" },
  {
    file: /^backend\/kit\/(session\/cookies|process\/(log|crash-point))\.ts$/,
    because: "runs before, or without, the parsed environment",
  },
  {
    file: /^backend\/src\/(boot|prepare|house|engine-log)\.ts$/,
    because:
      "switches the engine's telemetry and chatter off before it loads; takes npm's version and the first sign-in",
  },
  { file: /^backend\/launcher\//, because: "makes the environment for the others" },
  {
    file: /^backend\/bench\/pages\/lighthouse\.mjs$/,
    because: "hands its own on to Lighthouse, with the browser's path",
  },
  {
    file: /^backend\/src\/starting\/no-empty-variables\.ts$/,
    because: "drops those without a value before all others",
  },
  { file: /^storefront\/server\//, because: "is a separate program" },
  {
    file: /^storefront\/app\/(lib\/(meta|call\.server)|entry\.server)\.tsx?$/,
    because: "runs in the storefront's server, which has checked what it hands on",
  },
  { file: /(^|\/)(vite|vitest|playwright|react-router)\.config\.m?ts$/, because: "belongs to a tool" },
  {
    file: /^admin\/scripts\/precompress\.mjs$/,
    because: "is the build's second half, and looks where the first one wrote",
  },
]

/** Where Razorpay is named outside of its plugin. Documents and tests may name it freely. */
const namesTheGateway: { file: RegExp; because: string }[] = [
  { file: /^backend\/contracts\/checkout\/calls\.ts$/, because: "the wire: the documented body of verifyPayment" },
  {
    file: /^plugins\/checkout\/src\/api\/customer\/verifyPayment\/route\.ts$/,
    because: "reads that body, and hands it on in the port's words",
  },
  { file: /^backend\/contracts\/shop\/settings\.ts$/, because: "the shop's own facts, which its legal pages show" },
  { file: /^medusa-config\.ts$/, because: "the fuse box: which gateway takes new payments" },
  { file: /\/migrations\//, because: "keep what earlier versions wrote" },
  { file: /^docker-compose\.yml$/, because: "hands the storefront the one variable that the window reads" },
  { file: /^(README|SECURITY)\.md$/, because: "tell an operator and a researcher who takes the money" },
  { file: /^(package|package-lock|knip)\.json$/, because: "the plugin's own package from npm" },
  { file: /^backend\/launcher\/(environment|secrets)\.mjs$/, because: "the demo's values for the stand-ins" },
  { file: /^backend\/launcher\/stand-ins\/(host|main)\.mjs$/, because: "say which of those values they take" },
]

/**
 * Folders with more files than this are too crowded to find one by name. Pictures are exempt, because they are goods, and
 * decisions, because they are found by number.
 */
const MOST_FILES = 40
const isExempt = /^(backend\/seed\/pictures|storefront\/public\/brand|backend\/docs\/decisions)$/
const crowded = (files: readonly string[]) => {
  const rooms = new Map<string, number>()
  for (const file of files) {
    const room = file.slice(0, Math.max(0, file.lastIndexOf("/")))
    if (!isExempt.test(room)) rooms.set(room, (rooms.get(room) ?? 0) + 1)
  }
  return [...rooms].filter(([, count]) => count > MOST_FILES).map(([room, count]) => `${room}: ${count}`)
}

/** The places in these files where the compiler is overruled by a node of this kind. */
const placesOf = (files: readonly string[], isOne: (node: ts.Node) => boolean) =>
  files.flatMap((file) => nodesIn(file, isOne).map(({ line }) => ({ file, line, place: `${file}:${line}` })))
/** The `!` that are left in the product. The number may only fall. */
const MOST_NON_NULL = 15
/** The `as unknown as` that are left. The number may only fall. */
const MOST_FORCED = 20
/** The `as never` that are left in the product. The number may only fall. */
const MOST_NEVER = 11
const isNever = (node: ts.Node) => ts.isAsExpression(node) && node.type.kind === ts.SyntaxKind.NeverKeyword
/** A cast through `unknown`, which the compiler accepts between any two types. */
const isForced = (node: ts.Node) =>
  ts.isAsExpression(node) &&
  ts.isAsExpression(node.expression) &&
  node.expression.type.kind === ts.SyntaxKind.UnknownKeyword
/** Whether the code's line or the one above has a comment. */
const hasReason = ({ file, line }: { file: string; line: number }) => {
  const [above = "", own = ""] = textOf(file)
    .split("\n")
    .slice(line - 2, line)
  return /\/\/ /.test(own) || /^\s*\/\/ |\*\/$/.test(above)
}
/** The widest line of code or comment: what the formatter cannot wrap, such as an import's path, is shorter still. */
const WIDEST = 140

describe("the habits of the code", () => {
  it("say in types that a value is present: few places assert it with an exclamation mark, each with its reason", () => {
    const places = placesOf(
      product.filter((file) => /[\w)\]]!/.test(textOf(file))),
      ts.isNonNullExpression,
    )
    expect(places.length, places.map(({ place }) => place).join("\n")).toBeLessThanOrEqual(MOST_NON_NULL)
    expect(places.filter((at) => !hasReason(at)).map(({ place }) => place)).toEqual([])
  })

  it("cast to never in few places, each with its reason on the line or the line above", () => {
    const places = placesOf(
      product.filter((file) => textOf(file).includes(" as never")),
      isNever,
    )
    expect(places.length, places.map(({ place }) => place).join("\n")).toBeLessThanOrEqual(MOST_NEVER)
    expect(places.filter((at) => !hasReason(at)).map(({ place }) => place)).toEqual([])
  })

  it("cast through unknown in few places, tests included, each with its reason on the line or the line above", () => {
    const places = placesOf(
      code.filter((file) => textOf(file).includes(" as unknown as ")),
      isForced,
    )
    expect(places.length, places.map(({ place }) => place).join("\n")).toBeLessThanOrEqual(MOST_FORCED)
    expect(places.filter((at) => !hasReason(at)).map(({ place }) => place)).toEqual([])
  })

  it("write sums of money in one way (contracts/rupees)", () => {
    // A paper has a column of figures with both decimals; the stand-in is another company's page.
    const own =
      /^(backend\/contracts\/rupees\.ts|plugins\/papers\/src\/drawing\/figures\.ts|plugins\/razorpay\/stand-in\/)/
    const writes = /₹\$\{|style: "currency"/
    expect(product.filter((file) => !own.test(file) && writes.test(textOf(file)))).toEqual([])
  })

  it("keep lines of code and comments within 140 characters; strings, templates and data may be longer", () => {
    expect(code.flatMap((file) => linesOver(file, WIDEST))).toEqual([])
  })

  it("keep at most forty files in a folder: one subject has one folder", () => {
    expect(crowded(everyFile)).toEqual([])
    expect(crowded(Array.from({ length: 41 }, (_, n) => `backend/kit/${n}.ts`))).toEqual(["backend/kit: 41"])
  })

  it("parse the environment in one place", () => {
    const allowed = new RegExp(readsEnvironment.map(({ file }) => file.source).join("|"))
    expect(offenders(product, /\bprocess\.env\b/, allowed)).toEqual([])
  })

  it("let neither a locale nor the day of London decide the shape of a date that a program reads: dayTextInIndia does", () => {
    expect(product.filter((file) => /["'](en-CA|sv-SE|fr-CA)["']/.test(textOf(file)))).toEqual([])
    expect(offenders(product, /new Date\(\)\.toISOString\(\)\.slice\(0, ?10\)/)).toEqual([])
  })

  it("tell the time in the back office by the shop's clock: a computer's may be hours wrong", () => {
    const backOffice = product.filter((file) => file.startsWith("admin/src/"))
    expect(offenders(backOffice, /\bDate\.now\(|new Date\(\)/, /^admin\/src\/providers\/shop-clock\.ts$/)).toEqual([])
  })

  it("list in each stand-in what the real service refuses, with its source", () => {
    const folders = [
      ...new Set(product.flatMap((file) => /^plugins\/[^/]+\/stand-in\/(?=[^/]+$)/.exec(file)?.[0] ?? [])),
    ]
    expect(folders.length).toBeGreaterThan(4)
    for (const folder of folders) expect(textOf(`${folder}REFUSES.md`), folder).toMatch(/Source/)
  })

  it("leave nothing that matters to Math.random", () => {
    expect(
      offenders(
        product.filter((file) => /^(plugins|backend)\//.test(file)),
        /\bMath\.random\b/,
      ),
    ).toEqual([])
  })

  it("use Math.random in no test, and in rules only a seed, so that a failure can be repeated", () => {
    const tests = code.filter((file) => isTest(file) && !file.startsWith("backend/tests/laws/"))
    expect(offenders(tests, /\bMath\.random\b/)).toEqual([])
    const rules = tests.filter((file) => !/(^|\/)(tests|e2e)\//.test(file))
    // Keys of a cipher, and the function that makes ids.
    const allowed = /^(plugins\/push\/stand-in\/decrypt|backend\/kit\/sql\/ids)\.test\.ts$/
    expect(offenders(rules, /\b(randomBytes|randomUUID|randomInt|newId)\b/, allowed)).toEqual([])
  })

  it("let the backend speak through its log, never through the console", () => {
    const servers = product.filter((file) => /^(plugins\/[^/]+\/src|backend\/(kit|src|seed|contracts))\//.test(file))
    // Before the log exists, or for a developer who wants every detail of a failed start.
    expect(offenders(servers, /\bconsole\.\w+/, /^backend\/src\/boot\.ts$/)).toEqual([])
  })

  it("type services of the container by the contracts, and override the compiler with no other cast", () => {
    const servers = product.filter((file) => /^(plugins\/[^/]+\/src|backend\/(kit|src|seed))\//.test(file))
    expect(offenders(servers, /\bas\s+unknown\s+as\b/)).toEqual([])
    const services = everyFile.filter((file) => /^plugins\/[^/]+\/src\/modules\/[^/]+\/service\.ts$/.test(file))
    expect(services.length).toBeGreaterThan(8)
    expect(services.filter((file) => !/ implements I[A-Z][a-z]+ModuleService\b/.test(bare(file)))).toEqual([])
    const known = bare("backend/kit/neighbours.ts")
    // A gateway is resolved by the name in a row (`gatewayNamed`).
    const asked = services.filter((file) => !file.includes("/payment_gateway_"))
    expect(asked.filter((file) => !known.includes(` ${file.split("/").at(-2)}: I`))).toEqual([])
  })

  it("name a payment gateway only in its own plugin, on the wire, and in the few places that choose or describe it", () => {
    const places = everyFile.filter(
      (file) =>
        !/^(plugins\/razorpay|backend\/(docs|tests)|storefront\/e2e)\//.test(file) &&
        !isTest(file) &&
        (/razorpay/i.test(file) || /razorpay/i.test(textOf(file))),
    )
    expect(places.filter((file) => !namesTheGateway.some(({ file: allowed }) => allowed.test(file)))).toEqual([])
    expect(namesTheGateway.filter(({ file }) => !places.some((place) => file.test(place)))).toEqual([])
  })

  it("recognise refusals by their code, never by their class: they may cross a workflow as plain objects", () => {
    expect(
      offenders(
        product.filter((file) => /^(plugins|backend)\//.test(file)),
        /\binstanceof\s+(Refused|MedusaError)\b/,
      ),
    ).toEqual([])
  })

  it("have no open to-do, no skipped test and no test that runs exclusively", () => {
    const texts = everyFile.filter(
      (file) => /\.(tsx?|m?js|css|md|ya?ml|html|sh)$/.test(file) && !/tests\/laws\/habits\.test\.ts$/.test(file),
    )
    expect(
      texts.filter((file) => /\b(TODO|FIXME|XXX|HACK)\b|lorem ipsum/i.test(textOf(file).replaceAll(/\bhack\b/g, ""))),
    ).toEqual([])
    const tests = code.filter(isTest)
    expect(
      offenders(tests, /\b(it|test|describe)(\.\w+)*\.(skip|only|todo|fails)\b|\b(xit|xdescribe|fit|fdescribe)\(/),
    ).toEqual([])
  })

  it("count money in paise: no table and no variable keeps rupees with a fraction", () => {
    const migrations = code.filter((file) => /\/migrations\//.test(file))
    expect(
      migrations.filter((file) =>
        /_rupees|\b(price|amount|total)\s+(numeric|float|double|real|decimal)/i.test(textOf(file)),
      ),
    ).toEqual([])
  })

  it("give no two migrations one name: the database keeps one list of those that ran, and would mistake the second for the first", () => {
    const names = code
      .filter((file) => /\/migrations\/Migration\d+\.ts$/.test(file))
      .map((file) => file.split("/").at(-1)!)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it("pin packages exactly, and give the database one driver: types are parsed by each copy in its own way", () => {
    type Package = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }
    const loose = everyFile
      .filter((file) => /(^|\/)package\.json$/.test(file))
      .flatMap((file) => {
        const { dependencies, devDependencies } = JSON.parse(textOf(file)) as Package
        return Object.entries({ ...dependencies, ...devDependencies }).map(([name, version]) => `${name} ${version}`)
      })
      .filter((entry) => !/ ((npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?|file:.*)$/.test(entry))
    expect(loose).toEqual([])
    const { packages } = JSON.parse(textOf("package-lock.json")) as { packages: Record<string, unknown> }
    expect(Object.keys(packages).filter((place) => /(^|\/)node_modules\/pg$/.test(place))).toEqual(["node_modules/pg"])
  })

  it("let backend code compile to CommonJS: no top-level await, no import.meta", () => {
    const compiled = product.filter((file) =>
      /^(plugins\/[^/]+\/(src|stand-in)|backend\/(kit|src|seed|contracts))\/.*\.ts$/.test(file),
    )
    expect(offenders(compiled, /\bimport\.meta\b|^await /m)).toEqual([])
  })

  it("keep hover styles for browsers with a pointer: on a touch screen, a hover stays until the next tap", () => {
    const unguarded = everyFile.filter((file) => {
      if (!/^storefront\/app\/.*\.css$/.test(file)) return false
      const open: string[] = []
      return textOf(file)
        .split("\n")
        .some((line) => {
          const loose = line.includes(":hover") && !open.some((block) => block.includes("(hover: hover)"))
          if (line.endsWith("{")) open.push(line)
          if (line.trim() === "}") open.pop()
          return loose
        })
    })
    expect(unguarded).toEqual([])
  })
})
