/** How our TypeScript becomes what Node runs, and Medusa loads. */
export const options = {
  sourceMaps: true,
  jsc: {
    target: "es2022",
    parser: { syntax: "typescript", tsx: false, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    keepClassNames: true,
  },
  // With a list of the names that a file gives, which Node's own modules (the storefront's server) read before they run it.
  module: { type: "commonjs", ignoreDynamic: true, exportInteropAnnotation: true },
}
