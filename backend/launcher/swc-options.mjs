/** How our TypeScript is compiled for Node and Medusa. */
export const options = {
  sourceMaps: true,
  jsc: {
    target: "es2022",
    parser: { syntax: "typescript", tsx: false, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    keepClassNames: true,
  },
  // With a list of a file's exports, which ES modules (the storefront's server) read before they run it.
  module: { type: "commonjs", ignoreDynamic: true, exportInteropAnnotation: true },
}
