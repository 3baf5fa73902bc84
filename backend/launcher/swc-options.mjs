/** How our TypeScript becomes what Node runs, and Medusa loads. */
export const options = {
  sourceMaps: true,
  jsc: {
    target: "es2022",
    parser: { syntax: "typescript", tsx: false, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    keepClassNames: true,
  },
  module: { type: "commonjs", ignoreDynamic: true },
}
