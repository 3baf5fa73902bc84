// The workflows that an operator's plugin can hook into: `import { addColourwayWorkflow } from
// "@silai/plugin-catalogue/workflows"`.
export * from "./category/workflows"
export * from "./colourway/workflows"
export * from "./gallery/workflows"
export * from "./sale/workflows"
export * from "./stock/workflows"
export * from "./style/workflows"
